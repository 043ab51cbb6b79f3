// The bound of bench:server: a handler written by hand that stores the same rows in the same tables as the consent server,
// by group commit. It validates nothing, resolves no policy, seals nothing, counts nothing, limits nothing and logs
// nothing. DATABASE_URL names a PostgreSQL with the tables; EMBEDDED=1 uses PGlite in memory instead, with tables of its own.
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

const from = createRequire(new URL('../../examples/server/package.json', import.meta.url))
const load = name => import(pathToFileURL(from.resolve(name)).href)

const COLUMNS = `(id text, "subjectId" text, "domainId" text, "policyId" text, "purposeIds" json, metadata json, "givenAt" timestamp,
  jurisdiction text, "jurisdictionModel" text, "uiSource" text, "consentAction" text)`
const NAMES = `id, "subjectId", "domainId", "policyId", "purposeIds", metadata, "givenAt", jurisdiction, "jurisdictionModel", "uiSource", "consentAction"`
const WRITE = `with given as (select * from json_to_recordset($1::json) as r${COLUMNS}), subjects as (
  insert into subject (id, "createdAt", "updatedAt") select distinct "subjectId", now(), now() from given on conflict do nothing)
  insert into consent (${NAMES}) select ${NAMES} from given on conflict do nothing`

async function open() {
  if (process.env.EMBEDDED) {
    const { PGlite } = await load('@electric-sql/pglite')
    const engine = await PGlite.create()
    await engine.exec(
      `create table domain (id text primary key, name text); create table subject (id text primary key, "createdAt" timestamp, "updatedAt" timestamp);
       create table consent ${COLUMNS.replace('id text', 'id text primary key')}`,
    )
    return (text, values) => engine.query(text, values)
  }
  const { Pool } = (await load('pg')).default
  const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
  return (text, values) => pool.query(text, values)
}

const query = await open()
await query(`insert into domain (id, name${process.env.EMBEDDED ? '' : ', "createdAt", "updatedAt"'})
  values ('dom_bound', 'bound.test'${process.env.EMBEDDED ? '' : ', now(), now()'}) on conflict do nothing`)

let queue = []
let isWriting = false
async function write() {
  isWriting = true
  while (queue.length > 0) {
    const group = queue
    queue = []
    await query(WRITE, [JSON.stringify(group.map(({ row }) => row))])
    for (const { done } of group) done()
  }
  isWriting = false
}

const init = Buffer.from('{"jurisdiction":"GDPR"}')
const server = createServer((request, response) => {
  if (request.method === 'GET')
    return void response.writeHead(200, { 'content-type': 'application/json', 'content-length': init.length }).end(init)
  let text = ''
  request.setEncoding('utf8')
  request.on('data', chunk => (text += chunk))
  request.on('end', () => {
    const { subjectId, givenAt, metadata, uiSource, consentAction } = JSON.parse(text)
    const id = `cns_${createHash('sha256').update(`${subjectId} ${givenAt}`).digest('hex').slice(0, 27)}`
    const row = {
      id,
      subjectId,
      domainId: 'dom_bound',
      purposeIds: { json: [] },
      metadata: { json: metadata },
      givenAt: new Date(givenAt).toISOString(),
      jurisdiction: 'GDPR',
      jurisdictionModel: 'opt-in',
      uiSource,
      consentAction,
    }
    const answer = JSON.stringify({ subjectId, consentId: id, givenAt: row.givenAt })
    queue.push({
      row,
      done: () =>
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) })
          .end(answer),
    })
    if (!isWriting) {
      isWriting = true
      setImmediate(() => void write())
    }
  })
})
server.listen(0, '127.0.0.1', () =>
  console.log(JSON.stringify({ message: `Listening at http://127.0.0.1:${server.address().port}/api/c15t, bound` })),
)
process.once('SIGTERM', () => process.exit(0))
