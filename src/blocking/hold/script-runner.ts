import type { runReleased as RunReleased } from './run-released'

type Load = () => Promise<{ runReleased: typeof RunReleased }>

// Without a version, because guard and manager may have different ones.
const key = Symbol.for('consent-elements script runner')
const page = globalThis as unknown as Record<symbol, Load | undefined>

/** Sets the function that loads the code which runs released scripts. The guard does not include it. */
export function provideScriptRunner(load: Load): void {
  page[key] = load
}

/**
 * Runs a script that the guard has held; see runReleased. Without a manager, the script just starts.
 * @param start inserts the script, which starts it
 */
export function runHeld(script: HTMLScriptElement, start: () => void): void {
  const load = page[key]
  if (load) load().then(({ runReleased }) => runReleased(script, start), start)
  else start()
}
