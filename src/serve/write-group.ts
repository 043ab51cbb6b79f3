import type { chainWriter } from './chain-writer'
import { isDataError } from './is-data-error'
import type { NewDecision } from './new-decision'
import type { CallSpan } from './traces/tracer'
import { Unavailable } from './unavailable'
import type { WrittenDecision } from './written-decision'

const ATTEMPTS = 4

/** A decision that waits to be written. */
export interface PendingDecision {
  readonly decision: NewDecision
  readonly resolve: (written: WrittenDecision) => void
  readonly reject: (error: unknown) => void
  /** The deadline, in milliseconds since 1970. */
  readonly until: number
  /** The span of the call that waits for it. */
  readonly call?: CallSpan | undefined
}

/** Writes a group of one site, with retries, and confirms or rejects each of its decisions. */
export async function writeGroup(
  chains: ReturnType<typeof chainWriter>,
  site: string,
  group: readonly PendingDecision[],
): Promise<void> {
  const decisions = group.map(({ decision }) => decision)
  let failure: unknown = new Unavailable('Other servers write to the same site')
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    try {
      const times = await chains.write(site, decisions)
      if (!times) continue
      for (const { decision, resolve } of group) resolve({ id: decision.id, givenAt: times.get(decision.id)! })
      return
    } catch (error) {
      failure = error
      chains.forget(site) // it is unknown whether the statement was committed
      if (isDataError(error)) {
        if (group.length === 1) return group[0]!.reject(error)
        // The group is written one by one, so that one decision cannot fail others.
        for (const entry of group) await writeGroup(chains, site, [entry])
        return
      }
      if (group[0]!.until < Date.now()) break
      await new Promise(resolve => setTimeout(resolve, 20 * tried * tried))
    }
  }
  const unavailable = new Unavailable((failure as Error).message, { cause: failure })
  for (const { reject } of group) reject(unavailable)
}
