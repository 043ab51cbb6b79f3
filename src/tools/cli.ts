import { allCommands } from './commands/all-commands'
import { runCommandLine } from './run-command-line'

const status = await runCommandLine(process.argv.slice(2), allCommands)
// A browser call without an answer keeps a timer, so Node would wait for minutes. What was printed is written first.
process.stdout.write('', () => process.exit(status))
