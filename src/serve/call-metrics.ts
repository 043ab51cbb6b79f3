/** The upper bounds of the histogram, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** The calls that are counted by name. The paths of others are what visitors write, so they count as `other`. */
const names = new Set(
  'init subjects consents status show-consent-banner consent healthz readyz metrics statistics dashboard api tcf'.split(
    ' ',
  ),
)

/** What a process counts about its calls: the text format of Prometheus, without anything about visitors. */
export interface CallMetrics {
  /** @param milliseconds how long the call took */
  readonly count: (method: string, path: string, status: number, milliseconds: number) => void
  readonly countError: () => void
  readonly text: () => string
}

/** @param basePath the path of the calls, without a trailing slash */
export function callMetrics(basePath: string): CallMetrics {
  const calls = new Map<string, number>()
  const decisions = { buckets: BOUNDS.map(() => 0), sum: 0, count: 0 }
  let errors = 0
  const nameOf = (path: string): string => {
    const rest = path.startsWith(`${basePath}/`) ? path.slice(basePath.length + 1) : path.slice(1)
    const [first = ''] = rest.split('/', 1)
    return names.has(first) ? first : 'other'
  }
  const metric = (name: string, type: string, help: string, lines: readonly string[]) =>
    [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines.map(line => `${name}${line}`)].join('\n')

  return {
    count(method, path, status, milliseconds) {
      const name = nameOf(path)
      const labels = `{method="${method}",call="${name}",status="${status}"}`
      calls.set(labels, (calls.get(labels) ?? 0) + 1)
      if (method !== 'POST' || status !== 200 || !(name === 'subjects' || path.endsWith('/consent/set'))) return
      const seconds = milliseconds / 1000
      const at = BOUNDS.findIndex(bound => seconds <= bound)
      if (at >= 0) decisions.buckets[at]! += 1
      decisions.sum += seconds
      decisions.count += 1
    },
    countError: () => void (errors += 1),
    text() {
      let sum = 0
      const buckets = BOUNDS.map((bound, at) => `_bucket{le="${bound}"} ${(sum += decisions.buckets[at]!)}`)
      return `${[
        metric(
          'consents_calls_total',
          'counter',
          'Calls by method, name and status.',
          [...calls].map(([labels, count]) => `${labels} ${count}`),
        ),
        metric('consents_decision_seconds', 'histogram', 'Time until a decision was confirmed.', [
          ...buckets,
          `_bucket{le="+Inf"} ${decisions.count}`,
          `_sum ${decisions.sum}`,
          `_count ${decisions.count}`,
        ]),
        metric('consents_errors_total', 'counter', 'Errors in the log.', [` ${errors}`]),
        metric('process_resident_memory_bytes', 'gauge', 'Resident memory.', [` ${process.memoryUsage.rss()}`]),
        metric('process_cpu_seconds_total', 'counter', 'Processor time.', [
          ` ${(process.cpuUsage().user + process.cpuUsage().system) / 1e6}`,
        ]),
        metric('process_start_time_seconds', 'gauge', 'Start of the process, in seconds since 1970.', [
          ` ${(performance.timeOrigin / 1000).toFixed(3)}`,
        ]),
      ].join('\n')}\n`
    },
  }
}
