/** The state of one signal of Google Consent Mode. */
export interface ConsentSignal {
  name: string
  /** `granted` or `denied`. */
  value: string
  /** Whether the value comes from the default command or an update. */
  by: 'default' | 'update'
}

const isConsentCommand = (entry: unknown): entry is [string, 'default' | 'update', Record<string, unknown>] => {
  const [command, kind, signals] = Array.from((entry ?? []) as ArrayLike<unknown>)
  return command === 'consent' && (kind === 'default' || kind === 'update') && typeof signals === 'object'
}

/**
 * Reads the consent commands in Google's data layer, whoever wrote them. Commands with a region are ignored, because
 * only Google knows the visitor's region.
 * @param queue the value of the global; it may be anything
 * @returns the latest value of each signal, in the order of first occurrence
 */
export function readConsentMode(queue: unknown): ConsentSignal[] {
  const found = new Map<string, ConsentSignal>()
  for (const entry of Array.isArray(queue) ? (queue as unknown[]) : []) {
    if (!isConsentCommand(entry)) continue
    const [, by, signals] = entry
    if ('region' in signals) continue
    for (const [name, value] of Object.entries(signals))
      if (value === 'granted' || value === 'denied') found.set(name, { name, value, by })
  }
  return [...found.values()]
}
