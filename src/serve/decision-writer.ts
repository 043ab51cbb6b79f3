import { chainWriter } from './chain-writer'
import type { Database } from './database'
import type { NewDecision } from './new-decision'
import type { SigningKey } from './signing-key'
import { Unavailable } from './unavailable'
import { writeGroup, type PendingDecision } from './write-group'
import type { WrittenDecision } from './written-decision'

/** The most decisions of one statement. */
const BATCH = 250
/** The most decisions that wait. More are refused, so that the memory is bounded. */
const WAITING = 5000

/**
 * Writes decisions in groups: those that arrive while one group is written form the next one. A decision is confirmed
 * only after the commit.
 * @param patience how long a decision waits for the database, in milliseconds
 */
export function decisionWriter(database: Database, key: SigningKey, patience: number) {
  const chains = chainWriter(database, key)
  const queues = new Map<string, PendingDecision[]>()
  let waiting = 0
  let running = 0
  const idle: (() => void)[] = []

  async function run(site: string, queue: PendingDecision[]): Promise<void> {
    running++
    while (queue.length > 0) {
      const group = queue.splice(0, BATCH)
      waiting -= group.length
      const now = Date.now()
      const late = group.filter(({ until }) => until < now)
      for (const { reject } of late) reject(new Unavailable('The database is too slow'))
      const inTime = group.filter(({ until }) => until >= now)
      if (inTime.length > 0) await writeGroup(chains, site, inTime)
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
      if (waiting >= WAITING) return Promise.reject(new Unavailable('Too many decisions wait'))
      waiting++
      return new Promise((resolve, reject) => {
        const entry = { decision, resolve, reject, until: Date.now() + patience }
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
