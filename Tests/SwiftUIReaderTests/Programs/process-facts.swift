// what an app asks of its process
import Foundation
print(CommandLine.arguments.count, CommandLine.arguments.dropFirst().isEmpty, CommandLine.arguments.contains("--demo"))
print(ProcessInfo.processInfo.arguments.count, ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] == nil)
print(getenv("SIGHTLINE_NO_SUCH_VARIABLE") == nil, ProcessInfo.processInfo.operatingSystemVersion.majorVersion > 5)
