import AuditEngine
import Foundation

exit(CommandTable.run(Array(CommandLine.arguments.dropFirst()), .process()).rawValue)
