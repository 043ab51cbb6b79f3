import { holdRequestsUntil } from './hold-requests-until'
import { setBlockerLoading } from './on-blocker-ready'
import { isBlockerProvided, providedBlocker } from './provide-blocker'
import { rulesAllowAll } from './rules/rules-allow-all'
import type { startBlocking as StartBlocking } from './start-blocking'

/** Rules that a blocker applies, or will apply as soon as it has loaded. */
interface Entry {
  args: Parameters<typeof StartBlocking>
  /** Set once a blocker applies them. */
  stop?: (() => void) | undefined
}

const entries = new Set<Entry>()
let load: (() => Promise<unknown>) | undefined
let arrival: Promise<void> | null = null
/** Whether the rules block something; undefined until there are rules. */
let isNeeded: boolean | undefined
let endHold: (() => void) | undefined

/** Sets the function that loads the file of the blocker. Its promise always resolves; it reports failures itself. */
export function setBlockerSource(source: () => Promise<unknown>): void {
  load = source
}

/** Delays requests to other hosts until the blocker has loaded, on a page that was served before these rules. */
export function holdUntilArrival(): void {
  if (isNeeded && arrival) endHold ??= holdRequestsUntil(arrival)
}

/** Returns the pending download of the blocker; null if none is pending. */
export const blockerArrival = (): Promise<void> | null => arrival

/**
 * Starts the blocker of another file. If no file has registered one, it is loaded as soon as the rules block something.
 * Visitors who have granted everything do not download it.
 */
export const startProvidedBlocking: typeof StartBlocking = (...args) => {
  const entry: Entry = { args }
  entries.add(entry)
  if (isBlockerProvided()) startEntries()
  else recheckRules()
  return () => {
    entries.delete(entry)
    entry.stop?.()
  }
}

/**
 * Loads the blocker if the rules block something now. Our events wait for it. If the rules blocked nothing before,
 * requests to other hosts wait as well. Call it when the rules may have changed, before any listener learns of it.
 */
export function recheckRules(): void {
  if (!load || entries.size === 0 || isBlockerProvided()) return
  const given = [...entries].map(({ args }) => args).reverse()
  const [rules] = given.find(([, , place]) => place !== 'below') ?? given[0]!
  const wasNeeded = isNeeded
  isNeeded = !rulesAllowAll(rules)
  // After a failed download, the next change from nothing to something tries again.
  if (!isNeeded || wasNeeded) return
  const pending = loadBlocker()
  if (!pending) return
  setBlockerLoading(pending)
  if (wasNeeded === false) endHold ??= holdRequestsUntil(pending)
}

/** Loads the blocker in advance, if this page may need it. Nothing waits for it. */
export function loadBlocker(): Promise<void> | null {
  if (!load || isBlockerProvided()) return null
  return (arrival ??= load().then(arrive))
}

function arrive(): void {
  arrival = null
  // The blocker patches the native functions.
  endHold?.()
  endHold = undefined
  startEntries()
}

function startEntries(): void {
  const start = providedBlocker()
  for (const entry of entries) entry.stop ??= start?.(...entry.args)
}
