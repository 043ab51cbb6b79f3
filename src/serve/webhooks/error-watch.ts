import type { Alert } from './find-alerts'

/** So many errors within this time, in milliseconds, are an alert; none in it ends that. */
const SPAN = 300_000
const LOUD = 10

/** Counts the errors of this process, and finds out when they begin and end. */
export function errorWatch(now: () => number) {
  let times: number[] = []
  let isLoud = false
  return {
    count: (): void => {
      times = [...times.slice(1 - LOUD), now()]
    },
    /** @returns what has changed since the last call, or null */
    change(): Alert | null {
      const recent = times.filter(time => time > now() - SPAN).length
      const wasLoud = isLoud
      if (recent >= LOUD) isLoud = true
      if (recent === 0) isLoud = false
      if (isLoud === wasLoud) return null
      return { alert: 'errors', site: null, change: isLoud ? 'more' : 'usual', value: recent, usual: 0 }
    },
  }
}
