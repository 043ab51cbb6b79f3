/** A line of the accessibility standard (WCAG 2.2 AA, the APG patterns), numbered as in the table of hold-to.ts. */
export type Line = `A${number}`

/** A violation that a check has to detect, and the message that it fails with. */
type Seed<Scene> = readonly [harm: (scene: Scene) => unknown, says: string]

interface Definition<Scene> {
  line: Line
  /** Completes "The banner …" and the like. */
  title: string
  /** Sets up the scene; undone by `clearPage`. */
  prepare: () => Promise<Scene>
  /** Asserts that the rule is fulfilled; each assertion has its own message. */
  check: (scene: Scene) => unknown
  /** The violations, by description. */
  seeds: Record<string, Seed<Scene>>
}

export interface Rule {
  readonly line: Line
  readonly title: string
  /** @throws AssertionError if the rule is violated */
  readonly check: () => Promise<void>
  /** By description: sets up the scene, adds the violation and returns the actual and the expected message. */
  readonly seeds: Readonly<Record<string, () => Promise<{ said: string; expected: string }>>>
}

/** Creates a rule with proofs that its check detects violations. */
export function rule<Scene>({ line, title, prepare, check, seeds }: Definition<Scene>): Rule {
  const prove =
    ([harm, expected]: Seed<Scene>) =>
    async () => {
      const scene = await prepare()
      await harm(scene)
      try {
        await check(scene)
      } catch (fault) {
        // Any other error is a fault of the test, or the browser does not support it.
        if (!(fault instanceof Error) || fault.name !== 'AssertionError') throw fault
        return { said: fault.message, expected }
      }
      return { said: 'nothing', expected }
    }
  return {
    line,
    title,
    check: async () => void (await check(await prepare())),
    seeds: Object.fromEntries(Object.entries(seeds).map(([name, seed]) => [name, prove(seed)])),
  }
}
