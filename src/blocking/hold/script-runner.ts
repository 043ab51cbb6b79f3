import type { runReleased as RunReleased } from './run-released'

type Load = () => Promise<{ runReleased: typeof RunReleased }>

/** What the copies of this file on a page share. */
interface Runner {
  load?: Load
  /** Both guard and manager can load the code; its first copy runs the scripts of both. */
  loaded?: Promise<typeof RunReleased> | undefined
}

// Without a version, because guard and manager may have different ones.
const key = Symbol.for('consent-elements script runner')
const ofPage = (): Runner => ((globalThis as unknown as Record<symbol, Runner | undefined>)[key] ??= {})

/** Sets the function that loads the code which runs released scripts. The guard does not include it. */
export function provideScriptRunner(load: Load): void {
  ofPage().load = load
}

/** Loads the code that runs released scripts. If it cannot be loaded, they just start. */
export function scriptRunner(): Promise<typeof RunReleased> {
  const runner = ofPage()
  const startOnly: typeof RunReleased = (_, start) => start()
  return (runner.loaded ??=
    runner.load?.().then(
      file => file.runReleased,
      () => ((runner.loaded = undefined), startOnly),
    ) ?? Promise.resolve(startOnly))
}

/**
 * Runs a script that the guard has held; see runReleased. Without a manager, the script just starts.
 * @param start inserts the script, which starts it
 */
export function runHeld(script: HTMLScriptElement, start: () => void): void {
  if (ofPage().load) void scriptRunner().then(run => run(script, start))
  else start()
}

/**
 * Inserts a script again where it is, which starts it. If the page has removed it meanwhile, it still runs, as it would
 * have without the wait.
 * @param last where it was when it was released
 */
export function insertAgain(script: HTMLScriptElement, last: ParentNode): void {
  const { parentNode, nextSibling } = script
  ;(parentNode ?? last).insertBefore(script, nextSibling)
  if (!parentNode) script.remove()
}
