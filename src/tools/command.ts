/** One command of `npx consent-elements`. Its file in `commands/` contains everything that the command line needs. */
export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** The help text of the command. */
  readonly usage: string
  /**
   * Runs the command.
   * @param args the arguments after the command's name
   * @returns the exit status
   * @throws UsageError for invalid arguments
   */
  readonly run: (args: string[]) => Promise<number>
}
