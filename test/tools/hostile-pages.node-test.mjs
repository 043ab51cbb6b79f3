// Pages that would keep the doctor, or its browser, from ending: each ends with a status and one sentence, and no browser
// is left. They run one after the other, because each has a time limit.
import { match, ok, strictEqual } from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { builtTools } from './support/built-tools.mjs'

const tools = await builtTools('hostile-pages')

/** Runs the command with a folder for temporary files of its own, so that what it leaves is seen. */
async function doctor(...args) {
  const temporary = mkdtempSync(join(tmpdir(), 'consent-elements-hostile-'))
  const options = { env: { ...process.env, TMPDIR: temporary } }
  const all = [join(tools, 'cli.js'), 'doctor', ...args, '--timeout', '2', '--browser-arg=--no-sandbox']
  const result = await new Promise(resolve =>
    execFile(process.execPath, all, options, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, stdout, stderr }),
    ),
  )
  const left = readdirSync(temporary).filter(name => name.startsWith('consent-elements-audit-'))
  rmSync(temporary, { recursive: true, force: true })
  return { ...result, left }
}

const html = body => `<!doctype html><meta charset="utf-8"><title>Page</title>${body}`
const pages = {
  '/alerts': html('<script>for (;;) alert("again")</script>'),
  '/busy': html('<script>for (;;);</script>'),
  '/busy-later': html('<script>addEventListener("load", () => setTimeout(() => { for (;;); }, 300))</script>'),
  '/messages': html('<script>for (let i = 0; i < 20000; i++) console.error("x".repeat(1000))</script>'),
  '/deep': html('<div>'.repeat(50_000)),
  '/buttons': html('<button>Cookies</button>'.repeat(200_000)),
}

describe('doctor on hostile pages', { concurrency: 1 }, () => {
  let server
  let origin
  before(async () => {
    server = createServer((request, response) => {
      response.setHeader('content-type', 'text/html')
      if (request.url !== '/endless') return response.end(pages[request.url] ?? '')
      response.write(html(''))
      const timer = setInterval(() => response.write('<p>more'), 20)
      response.on('close', () => clearInterval(timer))
      return response
    })
    await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${server.address().port}`
  })
  after(() => {
    server.close()
    server.closeAllConnections()
  })

  for (const [path, title, message] of [
    ['/alerts', 'opens alerts without end', /did not answer within 34 s\. A script or a dialog/],
    ['/busy', 'is in an endless loop', /did not (answer|load) within \d+ s\./],
    ['/busy-later', 'enters an endless loop once it has loaded', /did not answer within 34 s\./],
    ['/endless', 'never ends its HTML', /did not send its whole HTML in time\.|did not answer within 34 s\./],
  ])
    test(`ends with status 2 and one sentence for a page that ${title}`, { timeout: 120_000 }, async () => {
      const { status, stderr, left } = await doctor(`${origin}${path}`)
      strictEqual(status, 2, stderr)
      match(stderr, message)
      ok(!/ProtocolError|\n {4}at /.test(stderr), stderr)
      strictEqual(left.length, 0)
    })
  for (const [path, title] of [
    ['/messages', 'writes 20,000 messages to the console'],
    ['/deep', 'nests 50,000 elements'],
    ['/buttons', 'has 200,000 buttons'],
  ])
    test(`ends for a page that ${title}`, { timeout: 120_000 }, async () => {
      const { status, stdout, stderr, left } = await doctor(`${origin}${path}`)
      ok(status === 1 || status === 2, `${status} ${stderr}`)
      match(stdout + stderr, /not-installed|did not (answer|load) within/)
      ok(!/\n {4}at |stopped unexpectedly/.test(stderr), stderr)
      strictEqual(left.length, 0)
    })
  test('checks the other pages of a folder with one that is in an endless loop', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'consent-elements-pages-'))
    writeFileSync(join(folder, 'a.html'), pages['/busy-later'])
    writeFileSync(join(folder, 'b.html'), html('<p>Page'))
    const { status, stdout, stderr } = await doctor(folder)
    rmSync(folder, { recursive: true })
    strictEqual(status, 2, stderr)
    match(stdout, /a\.html was not checked: a\.html did not answer within 34 s[^]*1 page checked/)
  })
})
