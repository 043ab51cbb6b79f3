/** What Google's tags have been told of one signal. */
export interface ToldSignal {
  name: string
  /** `granted` or `denied`. */
  value: string
  /** Whether it is still the default or was updated. */
  by: 'default' | 'update'
}

const isConsentCommand = (entry: unknown): entry is [string, 'default' | 'update', Record<string, unknown>] => {
  const [command, kind, signals] = Array.from((entry ?? []) as ArrayLike<unknown>)
  return command === 'consent' && (kind === 'default' || kind === 'update') && typeof signals === 'object'
}

/**
 * Reads from the queue of Google's tags what they have been told, ours or not. Defaults for regions alone are left out,
 * because only Google knows where the visitor is.
 * @param queue the global that holds it, or whatever else stands there
 * @returns the last word about each signal, in the order in which they were first told
 */
export function readConsentMode(queue: unknown): ToldSignal[] {
  const told = new Map<string, ToldSignal>()
  for (const entry of Array.isArray(queue) ? (queue as unknown[]) : []) {
    if (!isConsentCommand(entry)) continue
    const [, by, signals] = entry
    if ('region' in signals) continue
    for (const [name, value] of Object.entries(signals))
      if (value === 'granted' || value === 'denied') told.set(name, { name, value, by })
  }
  return [...told.values()]
}
