/** Writes the output of a command. */
export type Write = (text: string) => void | Promise<void>

/** The options of a command, by name. */
export type Values = Readonly<Record<string, string | undefined>>
