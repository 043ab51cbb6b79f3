/** A line of the accessibility standard (WCAG 2.2 AA, the APG patterns), numbered as in the table of hold-to.ts. */
export type Line = `A${number}`

/** How a check is proven: what does this to a sound page must make the check fail with these words. */
type Seed<Scene> = readonly [harm: (scene: Scene) => unknown, says: string]

interface Definition<Scene> {
  line: Line
  /** Completes "The banner …" and the like. */
  title: string
  /** Sets up what is looked at; undone by `clearPage`. */
  prepare: () => Promise<Scene>
  /** Asserts that the rule is kept; each assertion has words of its own. */
  check: (scene: Scene) => unknown
  /** By what they do. */
  seeds: Record<string, Seed<Scene>>
}

export interface Rule {
  readonly line: Line
  readonly title: string
  /** @throws AssertionError where the rule is broken */
  readonly check: () => Promise<void>
  /** By what harms the page: prepares it, harms it and @returns what the check then says, and what it is to say. */
  readonly seeds: Readonly<Record<string, () => Promise<{ said: string; expected: string }>>>
}

/** A rule together with what proves that its check would see it broken. */
export function rule<Scene>({ line, title, prepare, check, seeds }: Definition<Scene>): Rule {
  const prove =
    ([harm, expected]: Seed<Scene>) =>
    async () => {
      const scene = await prepare()
      await harm(scene)
      try {
        await check(scene)
      } catch (fault) {
        // Anything else is a fault of the test, or says that this browser cannot do it.
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
