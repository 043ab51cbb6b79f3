/** A file to write. Paths are relative to the project, with `/`. */
export interface FileChange {
  readonly path: string
  /** The present text; null for a new file. */
  readonly before: string | null
  readonly after: string
}
/** Something that the program leaves to the owner, because it does not understand a file or must not decide. */
export interface HandStep {
  /** What to do, as one sentence. */
  readonly what: string
  /** The file to edit, if there is one. */
  readonly path: string | null
  /** The exact text to paste; null where there is none. */
  readonly paste: string | null
}
/** What `init` would do in a project. */
export interface InitPlan {
  /** The kind of project, for people. */
  readonly title: string
  readonly changes: readonly FileChange[]
  /** A folder that the files which pages load are copied to; null where an integration serves them. */
  readonly filesTo: string | null
  readonly byHand: readonly HandStep[]
}
/** What the plan depends on: the command line, and the code of the project. */
export interface InitChoices {
  /** The file whose code starts the manager; null if the guard is to load it. */
  readonly ownStart: string | null
  /** The option `services`: the vendors that the project loaded before; null where there are none. */
  readonly services: string | null
  /**
   * Options that the consent tool had which the project used before, `importDecision` and `translations`, and
   * `trackingHosts` for hosts that only downloaded lists know.
   */
  readonly converted: Readonly<Record<string, unknown>>
  /** The address of the privacy policy; null where it is not known. */
  readonly policyUrl: string | null
}
