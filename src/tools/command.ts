/** One command of `npx consent-elements`. Its file in `commands/` holds everything that the command line needs of it. */
export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** The help text of the command. */
  readonly usage: string
  /**
   * @param args the arguments after the command's name
   * @returns the exit status
   * @throws UsageError for arguments that the command does not take
   */
  readonly run: (args: string[]) => Promise<number>
}
