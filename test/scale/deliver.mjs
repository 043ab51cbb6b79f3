// What the scripts of this folder share: visitors who repeat a call until it is confirmed, as the client does.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { openRaw, postText } from '../support/raw-client.mjs'

const decision = (subjectId, domain) =>
  JSON.stringify({
    type: 'cookie_banner',
    subjectId,
    domain,
    preferences: { necessary: true, measurement: true, marketing: false },
    givenAt: Date.now(),
    consentAction: 'custom',
    uiSource: 'banner',
    metadata: { receipt: { recordId: randomUUID(), language: 'de', time: new Date().toISOString() } },
  })

/**
 * Delivers decisions of as many visitors, 32 at once, in turns to several servers. Every tenth is delivered twice.
 * @param {() => string[]} origins the servers at the moment
 * @param {(confirmed: number) => void} [onConfirmed] called after each one
 * @returns {Promise<{ subjects: string[], repeated: number }>} the subjects whose decisions were confirmed
 */
export async function deliver(origins, count, domain, onConfirmed = () => {}) {
  const subjects = []
  let next = 0
  let repeated = 0
  const visitor = async () => {
    const clients = new Map()
    for (let at = next++; at < count; at = next++) {
      const subject = `sub_${randomUUID().replace(/[-0]/g, '1')}`
      const call = postText('/api/c15t/subjects', decision(subject, domain), 'cf-ipcountry: DE\r\n')
      for (let attempt = 0; ; attempt++) {
        const all = origins()
        const origin = all[(at + attempt) % all.length]
        if (!clients.has(origin)) clients.set(origin, await openRaw(origin, 15_000))
        const { status } = await clients.get(origin).send(call)
        if (status === 200) break
        repeated++
        assert.ok(attempt < 400, `a decision was not accepted: ${status}`)
        clients.get(origin).close()
        clients.delete(origin)
        await new Promise(resolve => setTimeout(resolve, 100))
      }
      subjects.push(subject)
      onConfirmed(subjects.length)
      const again = clients.get(origins()[0])
      if (at % 10 === 0 && again && (await again.send(call)).status === 0) clients.clear()
    }
    for (const client of clients.values()) client.close()
  }
  await Promise.all(Array.from({ length: 32 }, visitor))
  return { subjects, repeated }
}

/** Fails unless exactly the confirmed decisions of a site are stored, each once. */
export async function assertStored(query, domain, subjects) {
  const rows = await query(
    `select c."subjectId" as id from consent c join domain d on d.id = c."domainId" where d.name = $1`,
    [domain],
  )
  const stored = new Set(rows.map(({ id }) => id))
  const lost = subjects.filter(subject => !stored.has(subject))
  console.log(
    `  ${domain}: ${subjects.length} confirmed, ${lost.length} lost, ${rows.length - stored.size} stored twice, ${stored.size - subjects.length + lost.length} more stored than confirmed`,
  )
  assert.equal(lost.length, 0)
  assert.equal(rows.length, stored.size)
}
