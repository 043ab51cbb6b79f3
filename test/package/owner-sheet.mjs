// The sheet `owners` of the board: studio, dashboard, audit report, inspector and the live demonstration, which is the
// documentation's first page. The dashboard and the report come from the sources, the rest from dist/.
import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { answer, close, listen } from '../../examples/server/http.mjs'
import { staticFiles } from '../../examples/server/static-files.mjs'
import { sampleReport } from './sample-report.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const TOKEN = 'a-token-of-the-owner-that-nobody-guesses'

const desktop = [1280, 900]
const phone = [390, 844]
const narrow = [320, 568]

/** Starts a consent server with decisions of four weeks, access for a person, and texts. @returns `{ origin, cookie, subject, end }` */
async function startDashboard() {
  const { startConsents } = await import('../support/load-serve.mjs')
  const server = await startConsents({ DASHBOARD_TOKEN: TOKEN, STATISTICS: '1' })
  const subject = `sub_${randomUUID().replace(/[-0]/g, '1')}`
  const notice = { title: 'We value your privacy', text: 'We and three companies use cookies to count visits.' }
  const actions = ['all', 'all', 'all', 'necessary', 'necessary', 'custom']
  const countries = ['DE', 'FR', 'AT', 'PL', 'DE']
  for (let at = 0; at < 60; at++) {
    const action = actions[(at * 7) % actions.length]
    const response = await fetch(`${server.url}/subjects`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cf-ipcountry': countries[at % countries.length],
        'user-agent': at % 3 ? 'Mozilla/5.0 (iPhone) Mobile' : 'Mozilla/5.0 (X11; Linux x86_64)',
      },
      body: JSON.stringify({
        type: 'cookie_banner',
        domain: at % 4 ? 'shop.example' : 'blog.example',
        consentAction: action,
        subjectId: at < 2 ? subject : `sub_${randomUUID().replace(/[-0]/g, '1')}`,
        uiSource: 'banner',
        preferences: { necessary: true, measurement: action !== 'necessary', marketing: action === 'all' },
        givenAt: Date.now() - at * 3_600_000,
        metadata: { receipt: { recordId: randomUUID(), notice, hash: createHash('sha256').update('x').digest('hex') } },
      }),
    })
    if (!response.ok) throw new Error(`The consent server answers ${response.status}: ${await response.text()}`)
  }
  const post = (path, fields, cookie = '') =>
    fetch(`${server.origin}/dashboard${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.origin, cookie },
      body: new URLSearchParams(fields),
    })
  const cookie = (await post('/login', { token: TOKEN })).headers.get('set-cookie').split(';')[0]
  await post('/people', { name: 'Ada Lovelace', role: 'officer', sites: 'shop.example', days: '90' }, cookie)
  return { origin: server.origin, cookie, subject, end: () => server.end() }
}

const inLooks = (shot, sizes = [desktop, phone]) => [
  ...sizes.map(size => ({ ...shot, size, label: `${shot.label}, ${size[0]}` })),
  { ...shot, size: sizes[0], scheme: 'dark', label: `${shot.label}, dark` },
  { ...shot, size: sizes[0], forced: true, label: `${shot.label}, forced colors` },
]

/**
 * Starts what the sheet shows.
 * @returns {Promise<object>} the sheet, like those of board-sheets.mjs, and `stop`, which ends what was started
 */
export async function ownerSheet() {
  const files = staticFiles(root)
  const { source } = await import('../tools/support/source.mjs')
  const { htmlReport } = await source('audit/report/html-report.ts')
  const report = htmlReport(sampleReport(), [])
  const { outputFiles } = await build({
    entryPoints: [`${root}src/inspector.ts`],
    bundle: true,
    write: false,
    format: 'esm',
    logLevel: 'error',
  })
  const made = {
    '/report': ['text/html', report],
    '/inspector.js': ['text/javascript', outputFiles[0].text],
  }
  const server = createServer((incoming, outgoing) => {
    const [type, text] = made[incoming.url] ?? []
    if (type) outgoing.setHeader('content-type', type).end(text)
    else void answer(files, incoming, outgoing)
  })
  const origin = await listen(server, 0)
  const dashboard = await startDashboard()
  const [name, value] = dashboard.cookie.split('=')
  const open = async tab => {
    await tab.setCookie({ name, value, url: `${dashboard.origin}/dashboard` })
  }
  const studio = { url: `${origin}/examples/playground.html`, awaited: '#contrast .enough' }
  const demonstration = { url: `${origin}/examples/demonstration.html`, awaited: '#sum:not(:empty)' }
  const banner = '>>> [part~=banner]'
  const pages = [
    ['overview', '', {}],
    ['decisions', `/find?q=${dashboard.subject}`, {}],
    ['access', '/people', {}],
    ['webhooks', '/webhooks', {}],
    ['texts', '/texts', {}],
    ['log', '/log', {}],
  ].map(([label, path]) => ({
    label,
    url: `${dashboard.origin}/dashboard${path}`,
    awaited: 'main .sheet',
    before: open,
  }))
  const speak = language => async tab => {
    await open(tab)
    await tab.setCookie({ name: 'consent-dashboard-language', value: language, url: `${dashboard.origin}/dashboard` })
  }
  return {
    rows: [
      {
        height: 420,
        shots: [
          ...inLooks({ ...studio, label: 'studio' }, [[1440, 1000], phone]),
          {
            ...studio,
            size: [1440, 1000],
            label: 'studio, on a page of the site',
            async prepare(tab) {
              await tab.type('#import', 'live.html')
              await tab.click('#import-read')
              // The preview is transparent once it shows the copy. While it loads, it has no body.
              await tab.waitForFunction(() => {
                const pages = ['light', 'dark', 'phone', 'rtl'].map(
                  name => document.querySelector(`#preview-${name}`).contentDocument,
                )
                return (
                  pages.every(page =>
                    page?.querySelector('consent-banner')?.shadowRoot?.querySelector('[part~=banner]'),
                  ) && getComputedStyle(pages[0].body).backgroundColor === 'rgba(0, 0, 0, 0)'
                )
              })
              await tab.waitForSelector('#contrast .enough')
            },
          },
        ],
      },
      {
        height: 420,
        shots: [
          ...inLooks({ ...demonstration, label: 'documentation’s demonstration' }, [[1000, 780], phone]),
          {
            ...demonstration,
            size: [1000, 780],
            label: 'demonstration after Accept',
            async prepare(tab) {
              await tab.waitForSelector(banner, { visible: true })
              await tab.evaluate(() => globalThis.consentManager.acceptAll())
              await tab.waitForSelector('li[data-state=left]')
              await tab.waitForSelector('li:is([data-state=sent], [data-state=held])', { hidden: true })
            },
          },
        ],
      },
      {
        height: 420,
        shots: [
          ...inLooks({ url: `${origin}/report`, awaited: 'h1', label: 'audit report' }, [desktop, phone]),
          {
            url: `${origin}/report`,
            awaited: 'h1',
            size: desktop,
            label: 'audit report, unfolded',
            async prepare(tab) {
              await tab.evaluate(() => {
                for (const details of document.querySelectorAll('details')) details.open = true
                document.querySelector('h2').scrollIntoView()
              })
            },
          },
        ],
      },
      {
        height: 420,
        shots: [
          {
            label: 'log in',
            url: `${dashboard.origin}/dashboard`,
            awaited: '.login',
            size: phone,
          },
          ...inLooks(pages[0], [desktop, phone]),
          { ...pages[0], size: desktop, label: 'overview, German', before: speak('de') },
          { ...pages[0], size: phone, label: 'overview, Arabic', before: speak('ar') },
        ],
      },
      {
        height: 420,
        shots: pages
          .slice(1)
          .flatMap(shot => [desktop, phone].map(size => ({ ...shot, size, label: `${shot.label}, ${size[0]}` }))),
      },
      {
        height: 420,
        shots: inLooks(
          {
            url: `${origin}/examples/demonstration.html`,
            awaited: '#sum:not(:empty)',
            label: 'inspector',
            async prepare(tab) {
              await tab.evaluate(async path => {
                const { openInspector } = await import(path)
                openInspector()
              }, '/inspector.js')
              await tab.waitForSelector('>>> .panel', { visible: true })
            },
          },
          [desktop, phone, narrow],
        ),
      },
    ],
    width: 2400,
    stop: () => Promise.all([close(server), dashboard.end()]),
  }
}
