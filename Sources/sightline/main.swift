import Foundation
import WorkJournal

StandardStream.prepare()
exit(ContainedRun.run(Array(WatchedProcess.commandLine.dropFirst()), .process()))
