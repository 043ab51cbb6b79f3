import type { AuditState, StateName } from '../audit-facts'
import type { AuditReport } from '../audit-report'

/** Heads of the columns of `summaryRows`. */
export const summaryHead: readonly string[] = [
  'state',
  'choice by',
  'requests',
  'tracker hosts',
  'other hosts',
  'cookies',
  'storage',
  'stored by trackers',
]

const count = (keys: readonly string[]) => `${new Set(keys).size}`

function summaryRow(name: StateName, { answer, requests, cookies, storage }: AuditState): string[] {
  const sent = requests.filter(({ blocked }) => blocked === null)
  const items = [...cookies.map(cookie => ({ ...cookie, kind: 'cookie' })), ...storage]
  const key = ({ kind, name, host }: (typeof items)[number]) => [kind, name, host].join(' ')
  return [
    name,
    answer.answered ? (answer.method ?? '–') : 'not answered',
    `${requests.length}`,
    count(sent.filter(({ tracker }) => tracker).map(({ host }) => host)),
    count(sent.filter(({ tracker, thirdParty }) => thirdParty && !tracker).map(({ host }) => host)),
    count(items.filter(({ kind }) => kind === 'cookie').map(key)),
    count(items.filter(({ kind }) => kind !== 'cookie').map(key)),
    count(items.filter(({ tracker }) => tracker).map(key)),
  ]
}

/** Returns one row for each state; hosts and stored items that both viewports have count once. */
export const summaryRows = ({ states }: AuditReport): string[][] =>
  (['undecided', 'rejected', 'accepted', 'withdrawn'] as const).map(name => summaryRow(name, states[name]))
