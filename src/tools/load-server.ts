/** The functions of `dist/serve.js` that commands use. */
interface Server {
  readonly runServe: (args: readonly string[]) => Promise<number>
  readonly runConsents: (args: readonly string[]) => Promise<number>
}

/** Loads the consent server, which is a file of its own beside the command line. */
export const loadServer = async (): Promise<Server> =>
  (await import(new URL('serve.js', import.meta.url).href)) as Server
