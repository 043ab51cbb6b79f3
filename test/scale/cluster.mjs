// node test/scale/cluster.mjs [COUNT]: four processes behind nginx, two of them through PgBouncer in transaction mode, on a
// PostgreSQL with a synchronous standby. Then the primary ends as in a crash and the standby is promoted, in the middle of
// the decisions. Every confirmed decision has to be there, once, and the chain intact.
// Needs Debian's nginx and pgbouncer; NGINX_PROGRAM and PGBOUNCER_PROGRAM name them.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '../support/load-serve.mjs'
import { startPostgres } from '../support/postgres.mjs'
import { serveProcess } from '../support/serve-process.mjs'
import { assertStored, deliver } from './deliver.mjs'
import { freePort } from '../support/free-port.mjs'

const COUNT = Number(process.argv[2] ?? 4000)
const { NGINX_PROGRAM: NGINX = 'nginx', PGBOUNCER_PROGRAM: PGBOUNCER = 'pgbouncer' } = process.env
const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
const key = join(folder, 'key.pem')
const children = []

/** Starts a program, and waits until it accepts connections. */
async function start(program, args, port, options = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'], ...options })
  children.push(child)
  for (let tried = 0; ; tried++) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      error => error.cause?.code !== 'ECONNREFUSED',
    )
    if (answer) return
    assert.ok(tried < 100 && child.exitCode === null, `${program} does not listen`)
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

async function startBouncer({ hostname, port }) {
  const listenPort = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(join(folder, 'users.txt'), '"test" ""\n')
  writeFileSync(
    file,
    `[databases]
postgres = host=${hostname} port=${port} user=test
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 10
log_connections = 0
log_disconnections = 0
`,
  )
  const user = process.getuid() === 0 ? spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout.trim() : ''
  if (user) chownSync(folder, Number(user), -1)
  await start(PGBOUNCER, ['-q', file], listenPort, user ? { uid: Number(user) } : {})
  return `postgres://test@127.0.0.1:${listenPort}/postgres`
}

async function startProxy(servers) {
  const port = await freePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `daemon off; error_log /dev/null; pid ${join(folder, 'nginx.pid')}; worker_processes 1;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream consents { ${servers.map(({ origin }) => `server ${new URL(origin).host};`).join(' ')} keepalive 64; }
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass http://consents; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header X-Forwarded-For $remote_addr; }
  }
}
`,
  )
  await start(NGINX, ['-c', file, '-e', 'stderr'], port)
  return `http://127.0.0.1:${port}`
}

let primary
let standby
let servers = []
try {
  // A confirmed decision is on the standby as well.
  primary = await startPostgres({
    more: ['synchronous_standby_names=*'],
  })
  standby = await startPostgres({ standbyOf: primary.url })
  const host = url => new URL(url).host
  const both = primary.url.replace(host(primary.url), `${host(primary.url)},${host(standby.url)}`)
  const pooled = await startBouncer(new URL(primary.url))
  const environment = { SIGNING_KEY_FILE: key, LOG: 'errors' }
  servers = await Promise.all([
    serveProcess({ DATABASE_URL: both, ...environment }),
    serveProcess({ DATABASE_URL: both, ...environment }),
    serveProcess({ DATABASE_URL: pooled, SIGNING_KEY_FILE: key, LOG: 'errors' }),
    serveProcess({ DATABASE_URL: pooled, SIGNING_KEY_FILE: key, LOG: 'errors' }),
  ])
  const proxy = await startProxy(servers)

  const measured = async (name, origin, domain) => {
    console.log(name)
    const started = performance.now()
    const result = await deliver(() => [origin], COUNT, domain)
    const perSecond = (COUNT / ((performance.now() - started) / 1000)).toFixed(0)
    console.log(`  ${perSecond} decisions/s, ${result.repeated} calls repeated`)
    return result
  }
  const alone = await measured('one process', servers[0].origin, 'alone.test')
  const first = await measured('four processes behind nginx, two through PgBouncer', proxy, 'shared.test')

  console.log('the primary ends, the standby is promoted')
  const direct = servers.slice(0, 2).map(({ origin }) => origin)
  const second = await deliver(
    () => direct,
    COUNT,
    'promoted.test',
    confirmed => {
      if (confirmed === Math.floor(COUNT / 2))
        void primary.stop().then(() => assert.equal(standby.promote(), 0, 'the standby was not promoted'))
    },
  )
  console.log(`  ${second.repeated} calls repeated`)
  const database = await serve.openDatabase({ url: standby.url })
  const [{ follows }] = await database.query('select pg_is_in_recovery() as follows')
  assert.equal(follows, false, 'the standby was not promoted')
  await assertStored(database.query, 'alone.test', alone.subjects)
  await assertStored(database.query, 'shared.test', first.subjects)
  await assertStored(database.query, 'promoted.test', second.subjects)
  await database.close()
  let text = ''
  const given = { DATABASE_URL: standby.url, SIGNING_KEY_FILE: key }
  assert.equal(await serve.runConsents(['verify'], given, words => void (text += words)), 0, text)
  console.log(text.replaceAll(/^/gm, '  ').trimEnd())
} finally {
  await Promise.all(servers.map(server => server.stop()))
  for (const child of children) child.kill()
  await standby?.end()
  await primary?.end()
  rmSync(folder, { recursive: true, force: true })
}
