import { version } from '../consent/version'
import type { startBlocking as StartBlocking } from './start-blocking'
import { onBlockerReady } from './on-blocker-ready'

const key = Symbol.for(`consent-elements ${version} startBlocking`)
const page = globalThis as unknown as Record<symbol, typeof StartBlocking | undefined>

/** Lets other files of this version start blocking with the code, and the list of hosts, that this file has. */
export function provideBlocker(start: typeof StartBlocking): void {
  page[key] ??= start
}

/** @returns whether a file of this version, the guard for one, has brought the code */
export const isBlockerProvided = (): boolean => key in page

/** Like startBlocking, with the blocker that another file has provided, as soon as it is there. Without one nothing is blocked. */
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
