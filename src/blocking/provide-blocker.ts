import { version } from '../consent/version'
import type { startBlocking as StartBlocking } from './start-blocking'
import { onBlockerReady } from './on-blocker-ready'

const key = Symbol.for(`consent-elements ${version} startBlocking`)
const page = globalThis as unknown as Record<symbol, typeof StartBlocking | undefined>

/** Registers the blocker of this file, with its list of hosts, for other files of the same version. */
export function provideBlocker(start: typeof StartBlocking): void {
  page[key] ??= start
}

/** Returns whether a file of this version, such as the guard, has registered its blocker. */
export const isBlockerProvided = (): boolean => key in page

/**
 * Like startBlocking, with the blocker of another file, as soon as that is registered. Blocks nothing if there is none.
 */
export const startProvidedBlocking: typeof StartBlocking = (...rules) => {
  let stop: (() => void) | undefined
  const stopWaiting = onBlockerReady(() => {
    stop = page[key]?.(...rules)
  })
  return () => {
    stopWaiting()
    stop?.()
  }
}
