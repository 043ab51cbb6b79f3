// npm run bench:guard -- [--only operations,frameworks,start,requests] [--operation appendChild] [--rounds 9] [--processes 3]
// What the built guard costs a page in Chromium: operations of scripts, its start and memory, and each request.
import { parseArgs } from 'node:util'
import { compareFrameworks } from './guard-frameworks.mjs'
import { compareOperations } from './guard-operations.mjs'
import { measureRequests } from './guard-requests.mjs'
import { measureStart } from './guard-start.mjs'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'operations,frameworks,start,requests' },
    operation: { type: 'string', default: '' },
    rounds: { type: 'string', default: '9' },
    processes: { type: 'string', default: '3' },
  },
})
const rounds = Number(values.rounds)
const turns = { rounds, processes: Number(values.processes), only: values.operation }
const measurements = {
  operations: () => compareOperations(turns),
  frameworks: () => compareFrameworks(turns),
  start: () => measureStart({ rounds }),
  requests: () => measureRequests({ rounds }),
}
for (const name of values.only.split(',')) {
  if (!Object.hasOwn(measurements, name))
    throw new Error(`--only names ${name}; known are ${Object.keys(measurements).join(', ')}`)
  await measurements[name]()
}
