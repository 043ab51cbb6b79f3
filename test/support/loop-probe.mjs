// Loaded into a server by `--import`: measures the longest turn of its event loop, and reports it when it is asked by a
// message. Time in which the process did not run does not count, so a busy machine does not change the result much.
const PAUSE_MS = 2

let longest = 0
let last = performance.now()
let used = process.cpuUsage()
setInterval(() => {
  const now = performance.now()
  const { user, system } = process.cpuUsage(used)
  longest = Math.max(longest, Math.min(now - last - PAUSE_MS, (user + system) / 1000))
  last = now
  used = process.cpuUsage()
}, PAUSE_MS).unref()

process.on('message', () => {
  process.send?.({ longest })
  longest = 0
})
process.channel?.unref()
