import { version } from '../consent/version'

/** Loads the guard's file. The promise is rejected if that fails; a later call tries again. */
export type LoadGuard = () => Promise<void>

const key = Symbol.for(`consent-elements ${version} loadGuard`)
const page = globalThis as unknown as Record<symbol, LoadGuard | undefined>

/** Registers how the whole guard is loaded, for other files of the same version, and again after each failure. */
export function provideGuardLoader(load: LoadGuard): void {
  page[key] = () =>
    load().catch(fault => {
      provideGuardLoader(load)
      throw fault
    })
}

/** Returns whether nobody has taken the loader of the guard yet. */
export const hasGuardLoader = (): boolean => key in page

/** Removes the loader of the guard and returns it, if there is one. The caller is now the one who has to load the guard. */
export function takeGuardLoader(): LoadGuard | undefined {
  const load = page[key]
  delete page[key]
  return load
}
