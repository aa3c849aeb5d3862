import Foundation
import WorkJournal

exit(ContainedRun.run(Array(WatchedProcess.commandLine.dropFirst()), .process()))
