import { parseArgs } from 'node:util'
import type { Command } from './command'
import { print } from './print'
import { UsageError } from './usage-error'

const help = (commands: readonly Command[]): string =>
  `Usage: npx consent-elements COMMAND [OPTIONS]

Commands:
${commands.map(({ name, summary }) => `  ${name.padEnd(8)} ${summary}`).join('\n')}

npx consent-elements COMMAND --help explains a command.
`

/** Returns whether an error is about wrong arguments, from `parseArgs` or a command. */
const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS'))

/** Describes an error that no command expects: one sentence, or the whole stack where the owner asks for it. */
function unexpected(error: unknown): string {
  if (process.env.CONSENT_ELEMENTS_DEBUG) return error instanceof Error ? (error.stack ?? error.message) : `${error}`
  const [line] = (error instanceof Error ? error.message : `${error}`).split('\n')
  return `It stopped unexpectedly: ${line} Run it with CONSENT_ELEMENTS_DEBUG=1 to see where.`
}

/**
 * Runs the command that the arguments name.
 * @param args the arguments after the program's name
 * @returns the exit status: 0, 1 if the command found what it was told to fail on, 2 for wrong usage and other errors
 */
export async function runCommandLine(args: readonly string[], commands: readonly Command[]): Promise<number> {
  const [name, ...rest] = args
  const command = commands.find(command => command.name === name)
  if (command === undefined) {
    const { values } = parseArgs({ args: [...args], options: { help: { type: 'boolean', short: 'h' } }, strict: false })
    if (values.help || name === 'help') {
      process.stdout.write(help(commands))
      return 0
    }
    print(
      `${name === undefined ? 'No command was given.' : `There is no command "${name}".`}\n\n${help(commands)}`,
      'stderr',
    )
    return 2
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(command.usage)
    return 0
  }
  try {
    return await command.run(rest)
  } catch (error) {
    const isUsage = isUsageError(error)
    print(`consent-elements ${command.name}: ${isUsage ? error.message : unexpected(error)}\n`, 'stderr')
    if (isUsage && !(error instanceof UsageError))
      print(`npx consent-elements ${command.name} --help lists the options.\n`, 'stderr')
    // Status 1 is for what --fail-on matches.
    return 2
  }
}
