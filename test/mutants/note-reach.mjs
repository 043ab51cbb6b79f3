// Loaded with `--import` by each process that a test of Node starts: writes down which probes it executes.
import { appendFileSync } from 'node:fs'

const seen = new Set()
globalThis.mutantReached = id => {
  if (seen.has(id)) return
  seen.add(id)
  appendFileSync(process.env.REACH_FILE, `${id}\n`)
}
