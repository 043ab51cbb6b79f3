/** Until these states end, an SDK must neither send nor store anything. */
const silent = ['undecided', 'rejected', 'rejected and reloaded', 'withdrawn', 'withdrawn and reloaded']

/** Returns what an SDK sent in a state, without what the site itself serves. */
const sentIn = ({ requests }, state) => requests[state] ?? []

/** Returns what an SDK has stored in a state. What it leaves behind on the page of a withdrawal is deleted when it ends. */
const storedIn = ({ stored }, state) => (state === 'withdrawn' ? [] : (stored[state] ?? []))

/**
 * Compares the visits of one SDK with our promises.
 * @param sdk its entry in the table, with `exceptions`: the reasons why it may differ, by kind
 * @param isNecessary whether it must run before a choice
 * @param plain the visit without us
 * @param guarded the visit with us
 * @returns a sentence for each difference
 */
export function problemsOf({ exceptions = {}, marker, blocked, plain: noDelivery }, isNecessary, plain, guarded) {
  if (isNecessary) {
    if (plain.works !== true) return ['it does not run without us']
    if (blocked) return guarded.blocked.length > 0 ? [] : [`nothing is blocked, although ${blocked}`]
    return [
      ...(guarded.works === true ? [] : ['it does not run with us']),
      ...guarded.blocked.map(url => `a request is blocked: ${url}`),
    ]
  }
  const problems = []
  for (const state of silent) {
    const sent = sentIn(guarded, state)
    const stored = storedIn(guarded, state).filter(name => !marker || !name.includes(marker))
    if (sent.length > 0 && !exceptions.sent) problems.push(`${state}: sent ${sent.slice(0, 4).join(', ')}`)
    if (stored.length > 0 && !exceptions.stored) problems.push(`${state}: stored ${stored.slice(0, 6).join(', ')}`)
  }
  if (!noDelivery) {
    for (const state of ['early', 'late'])
      if (plain.delivered[state] < 3) problems.push(`without us, ${plain.delivered[state]} of 3 ${state} events arrive`)
    for (const state of ['early', 'late', 'next'])
      if (guarded.delivered[state] < 3 && !exceptions[state])
        problems.push(`${guarded.delivered[state]} of 3 ${state} events arrive`)
  }
  if (guarded.delivered.refused > 0 && !exceptions.refused)
    problems.push(`${guarded.delivered.refused} of 3 events from the time of a refusal are sent later`)
  return problems
}
