import { chainWriter } from './chain-writer'
import type { Database } from './database'
import type { NewDecision } from './new-decision'
import type { SigningKey } from './signing-key'
import type { Tracer } from './traces/tracer'
import { Unavailable } from './unavailable'
import { writeGroup, type PendingDecision } from './write-group'
import type { WrittenDecision } from './written-decision'

/** The most decisions of one statement. */
const BATCH = 250
/** A group also ends after this number of characters, because one turn of the event loop seals it. */
const BATCH_SIZE = 250_000
/** The most decisions that wait, and the characters of their bodies. More are refused, so that the memory is bounded. */
const WAITING = 5000
const WAITING_SIZE = 32_000_000

/** Removes the next group from a queue. */
function takeGroup(queue: PendingDecision[]): PendingDecision[] {
  let size = 0
  const end = queue.findIndex(({ decision }, at) => at === BATCH || (at > 0 && (size += decision.size) > BATCH_SIZE))
  return queue.splice(0, end < 0 ? queue.length : end)
}

/**
 * Writes decisions in groups: those that arrive while one group is written form the next one. A decision is confirmed
 * only after the commit.
 * @param patience how long a decision waits for the database, in milliseconds
 * @param tracer records each group in the traces of its calls
 */
export function decisionWriter(database: Database, key: SigningKey, patience: number, tracer?: Tracer) {
  const chains = chainWriter(database, key)
  const queues = new Map<string, PendingDecision[]>()
  let waiting = 0
  let waitingSize = 0
  let running = 0
  const idle: (() => void)[] = []

  async function run(site: string, queue: PendingDecision[]): Promise<void> {
    running++
    while (queue.length > 0) {
      const group = takeGroup(queue)
      waiting -= group.length
      for (const { decision } of group) waitingSize -= decision.size
      const now = Date.now()
      const late = group.filter(({ until }) => until < now)
      for (const { reject } of late) reject(new Unavailable('The database is too slow'))
      const inTime = group.filter(({ until }) => until >= now)
      if (inTime.length === 0) continue
      const write = () => writeGroup(chains, site, inTime)
      const calls = inTime.map(({ call }) => call)
      await (tracer ? tracer.group('write decisions', calls, write) : write())
    }
    queues.delete(site)
    running--
    if (running === 0) for (const done of idle.splice(0)) done()
  }

  return {
    /**
     * Stores one decision.
     * @returns after the commit
     * @throws Unavailable if the database does not accept it in time
     */
    write(decision: NewDecision): Promise<WrittenDecision> {
      if (waiting >= WAITING || waitingSize >= WAITING_SIZE)
        return Promise.reject(new Unavailable('Too many decisions wait'))
      waiting++
      waitingSize += decision.size
      return new Promise((resolve, reject) => {
        const entry = { decision, resolve, reject, until: Date.now() + patience, call: tracer?.current() }
        const queue = queues.get(decision.domainId)
        if (queue) return void queue.push(entry)
        const started = [entry]
        queues.set(decision.domainId, started)
        setImmediate(() => void run(decision.domainId, started))
      })
    },
    /** Waits until all groups are written. */
    settle: (): Promise<void> =>
      running === 0 && queues.size === 0 ? Promise.resolve() : new Promise(done => idle.push(done)),
  }
}
