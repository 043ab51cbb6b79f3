import { Hono } from 'hono'
import { createHash } from 'node:crypto'
import { accessLog } from '../access/access-log'
import type { Database, Query } from '../database'
import { eraseDecisions } from '../erase-decisions'
import { collectProof } from '../proof/collect-proof'
import { renderProof } from '../proof/render-proof'
import type { SigningKey } from '../signing-key'
import { decisionsPage } from './decisions-page'
import { findDecisions } from './find-decisions'
import { needs } from './needs'
import { problemPage } from './problem-page'
import { readReader, type DashboardEnv } from './reader'

interface DecisionRoutes {
  readonly database: Database
  /** Reads what the pages show. Erasure reads the database, because a replica may be some seconds behind. */
  readonly replica: Query
  readonly key: SigningKey
  readonly now: () => number
}

/** The pages about the decisions of one visitor: search, proof and erasure. Proofs and erasures are logged. */
export function decisionRoutes({ database, replica, key, now }: DecisionRoutes) {
  const { query } = database
  const app = new Hono<DashboardEnv>()
  app.use('/find', needs('handle'))
  app.get('/find', async c => {
    const { ids } = await readReader(c, replica, now())
    const text = (c.req.query('q') ?? '').slice(0, 255)
    return c.html(
      decisionsPage(
        c.get('viewer'),
        text,
        await findDecisions(replica, text, ids, c.req.query('after')?.slice(0, 255)),
      ),
    )
  })
  app.use('/proof', needs('handle'))
  app.get('/proof', async c => {
    const { person, ids } = await readReader(c, replica, now())
    const proof = await collectProof(replica, (c.req.query('q') ?? '').slice(0, 255), ids)
    if (!proof) {
      const viewer = c.get('viewer')
      return c.html(problemPage(viewer, viewer.t('No proof'), viewer.t('No decision with a seal was found.')), 404)
    }
    const site = new Set(proof.decisions.map(proven => proven.site))
    await accessLog.append(query, key, {
      person: person.name,
      action: 'proved',
      site: site.size === 1 ? proof.decisions[0]!.site : '',
      detail: `${proof.decisions.length} decisions`,
    })
    // A file, because its styles and data are inline, which the policy of the dashboard forbids.
    return c.body(renderProof(proof), 200, {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="proof-of-consent.html"',
    })
  })
  app.use('/erase', needs('handle'))
  app.post('/erase', async c => {
    const { person, ids } = await readReader(c, query, now())
    const { subject, again } = await c.req.parseBody()
    const text = String(subject ?? '').slice(0, 255)
    if (text === '' || String(again ?? '').trim() !== text) {
      const problem = 'Nothing was erased: the two subjects differ.'
      return c.html(decisionsPage(c.get('viewer'), text, await findDecisions(query, text, ids), problem), 400)
    }
    const erased = await eraseDecisions(
      database,
      key,
      '"subjectId" = $1 and ($2::text[] is null or "domainId" = any($2))',
      [text, ids],
    )
    // The log must not keep what was erased, but somebody who knows the subject can find the entry.
    const detail = `${erased} decisions of the subject with the SHA-256 ${createHash('sha256').update(text).digest('hex')}`
    await accessLog.append(query, key, { person: person.name, action: 'erased', detail })
    const viewer = c.get('viewer')
    return c.html(
      problemPage(viewer, viewer.t('Decisions erased: {count}', { count: erased }), viewer.t('The log has an entry.')),
    )
  })
  return app
}
