import { version } from '../consent/version'
import type { startBlocking as StartBlocking } from './start-blocking'

const key = Symbol.for(`consent-elements ${version} startBlocking`)
const page = globalThis as unknown as Record<symbol, typeof StartBlocking | undefined>

/** Registers the blocker of this file, with its list of hosts, for other files of the same version. */
export function provideBlocker(start: typeof StartBlocking): void {
  page[key] ??= start
}

/** Returns whether a file of this version, such as the guard, has registered its blocker. */
export const isBlockerProvided = (): boolean => key in page

/** Returns the blocker that a file of this version has registered, if any. */
export const providedBlocker = (): typeof StartBlocking | undefined => page[key]
