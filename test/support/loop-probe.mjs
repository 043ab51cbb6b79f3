// Loaded into a server by `--import`: measures the longest turn of its event loop, and reports it when it is asked by a
// message. Only processor time of the main thread counts, so neither a busy machine nor V8's helper threads change the result
// much. The report says how long the main thread collected garbage in that turn.
import { openSync, readSync } from 'node:fs'
import { PerformanceObserver, performance } from 'node:perf_hooks'

const PAUSE_MS = 2
/** Turns that can become the longest one, with the garbage collections that are reported later. */
const LONG_MS = 10

// The first number is the time of the main thread on a processor, in nanoseconds.
const times = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
const buffer = Buffer.alloc(64)
const used = () => Number.parseInt(buffer.toString('latin1', 0, readSync(times, buffer, 0, 64, 0)), 10) / 1e6

let longest = { longest: 0, collecting: 0 }
let turns = []
let collections = []
new PerformanceObserver(list => {
  for (const { startTime, duration } of list.getEntries()) collections.push({ start: startTime, duration })
}).observe({ entryTypes: ['gc'] })

function settle() {
  for (const { start, end, took } of turns) {
    if (took <= longest.longest) continue
    const inside = collections.filter(one => one.start >= start && one.start < end)
    longest = { longest: took, collecting: inside.reduce((sum, { duration }) => sum + duration, 0) }
  }
  turns = []
  collections = []
}

let start = performance.now()
let before = used()
setInterval(() => {
  const end = performance.now()
  const took = Math.min(end - start - PAUSE_MS, used() - before)
  if (took > Math.max(LONG_MS, longest.longest)) turns.push({ start, end, took })
  else if (turns.length === 0) longest.longest = Math.max(longest.longest, took)
  start = end
  before = used()
}, PAUSE_MS).unref()

process.on('message', () => {
  // The observer reports what was collected in this turn in a later one.
  setTimeout(() => {
    settle()
    process.send?.(longest)
    longest = { longest: 0, collecting: 0 }
  }, 5)
})
process.channel?.unref()
