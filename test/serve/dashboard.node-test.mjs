// The dashboard of the consent server, as its owner and as an attacker sees it.
import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { after, before, describe, it } from 'node:test'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { serve, startConsents } from '../support/load-serve.mjs'

const TOKEN = 'a-token-of-the-owner-that-nobody-guesses'
const subjectId = () => `sub_${randomUUID().replace(/[-0]/g, '1')}`
/** The text of a page, without its markup. */
const textOf = html => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
const today = new Date().toISOString().slice(0, 10)

describe('the dashboard', () => {
  let server
  const subject = subjectId()
  const recordId = randomUUID()
  const receipt = {
    recordId,
    domain: 'shop.test',
    language: '<b>de</b>',
    purposes: { necessary: { decision: 'granted' }, marketing: { decision: 'denied' } },
  }

  const decide = more =>
    fetch(`${server.url}/subjects`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'cf-ipcountry': 'DE',
        'user-agent': 'Mozilla/5.0 (iPhone) Mobile',
      },
      body: JSON.stringify({
        type: 'cookie_banner',
        subjectId: subjectId(),
        domain: 'shop.test',
        preferences: { necessary: true, marketing: true },
        givenAt: Date.now(),
        consentAction: 'all',
        uiSource: 'banner',
        ...more,
      }),
    })
  const logIn = async (token = TOKEN, headers = {}) => {
    const response = await fetch(`${server.origin}/dashboard/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.origin, ...headers },
      body: new URLSearchParams({ token }),
    })
    return { status: response.status, cookie: response.headers.get('set-cookie') ?? '' }
  }
  let session
  const get = async (path, headers = { cookie: session }) => {
    const response = await fetch(`${server.origin}/dashboard${path}`, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  before(async () => {
    server = await startConsents({ DASHBOARD_TOKEN: TOKEN, STATISTICS: '1' })
    for (let at = 0; at < 3; at++) assert.equal((await decide()).status, 200)
    const preferences = { necessary: true, marketing: false }
    const refusal = await decide({ subjectId: subject, preferences, consentAction: 'necessary', metadata: { receipt } })
    assert.equal(refusal.status, 200)
    session = (await logIn()).cookie.split(';')[0]
  })
  after(() => server.end())

  it('does not exist without a token', async t => {
    const other = await startConsents({}, {}, { database: server.database })
    t.after(() => other.stop())
    assert.equal((await fetch(`${other.origin}/dashboard`)).status, 404)
  })

  it('refuses a token that could be guessed, and accepts the SHA-256 of one', () => {
    assert.throws(() => serve.readSettings({ DASHBOARD_TOKEN: 'short' }), /fewer than 32 characters; make one with/)
    assert.throws(() => serve.readSettings({ DASHBOARD_TOKEN: 'sha256:12' }), /64 hexadecimal digits/)
    const digest = createHash('sha256').update(TOKEN).digest('hex')
    assert.equal(serve.readSettings({ DASHBOARD_TOKEN: `sha256:${digest}` }).dashboardDigest, digest)
    assert.equal(serve.readSettings({ DASHBOARD_TOKEN: TOKEN }).dashboardDigest, digest)
  })

  it('shows nothing without a session, or with an invented one', async () => {
    const paths = ['', '/find?q=sub_', '/receipts', '/counts.csv', '/decisions.csv', '/dashboard.js']
    for (const path of paths)
      for (const cookie of ['', 'consent-dashboard=9999999999999.c2lnbmF0dXJl', `${session}x`]) {
        const { status, text } = await get(path, { cookie })
        assert.equal(status, 401, path)
        assert.doesNotMatch(text, /shop\.test/)
      }
  })

  it('opens a session with a cookie that scripts and other sites cannot use', async () => {
    const { status, cookie } = await logIn()
    assert.equal(status, 303)
    assert.match(cookie, /HttpOnly/)
    assert.match(cookie, /SameSite=Strict/)
    assert.match(cookie, /Path=\/dashboard/)
    assert.doesNotMatch(cookie, /Secure/)
    assert.match((await logIn(TOKEN, { 'x-forwarded-proto': 'https' })).cookie, /Secure/)
  })

  it('refuses forms of other sites', async () => {
    assert.equal((await logIn(TOKEN, { origin: 'https://evil.example' })).status, 403)
    const response = await fetch(`${server.origin}/dashboard/receipts`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', cookie: session },
      body: new URLSearchParams({ receipts: JSON.stringify(receipt) }),
    })
    assert.equal(response.status, 403)
  })

  it('limits the attempts to log in', async t => {
    const other = await startConsents({ DASHBOARD_TOKEN: TOKEN }, {}, { database: server.database })
    t.after(() => other.stop())
    const attempt = () =>
      fetch(`${other.origin}/dashboard/login`, {
        method: 'POST',
        headers: { origin: other.origin },
        body: new URLSearchParams({ token: 'wrong' }),
      })
    const statuses = []
    for (let at = 0; at < 12; at++) statuses.push((await attempt()).status)
    assert.deepEqual(statuses.slice(0, 10), Array(10).fill(403))
    assert.deepEqual(statuses.slice(10), [429, 429])
  })

  it('counts decisions by action, category, country, language and device', async () => {
    const { status, text } = await get('')
    assert.equal(status, 200)
    const shown = textOf(text)
    assert.match(shown, / Decisions 4 /)
    assert.match(shown, / Accepted 3 75 % of decisions /)
    assert.match(shown, / Rejected 1 25 % of decisions /)
    assert.match(shown, / marketing 3 1 75 % /)
    assert.match(shown, / DE 4 75 % /)
    assert.match(shown, / phone 4 75 % /)
    const counts = (await get(`/counts.csv?from=${today}&to=${today}`)).text
    assert.equal(counts, `day,shown,accepted,rejected,customized,ignored\r\n${today},0,3,1,0,0\r\n`)
    assert.match(textOf((await get('?by=country&value=FR')).text), / Decisions 0 /)
  })

  it('counts banners that were shown or ignored', async () => {
    for (const event of ['shown', 'shown', 'ignored', 'invented'])
      await fetch(`${server.origin}/statistics`, {
        method: 'POST',
        headers: { origin: 'https://shop.test' },
        body: JSON.stringify({ event, language: 'de' }),
      })
    await server.stop() // writes what waits
    server = {
      ...(await startConsents({ DASHBOARD_TOKEN: TOKEN, STATISTICS: '1' }, {}, { database: server.database })),
    }
    assert.match(textOf((await get('')).text), / Ignored 1 50 % of banners /)
  })

  it('escapes what visitors send', async () => {
    const { text } = await get('')
    assert.doesNotMatch(text, /<b>de<\/b>/)
    assert.match(text, /&lt;b&gt;de&lt;\/b&gt;/)
    assert.doesNotMatch((await get('/find?q=%3Cimg%20src=x%3E')).text, /<img/)
  })

  it('finds decisions by subject, decision and receipt', async () => {
    const bySubject = await get(`/find?q=${subject}`)
    assert.match(bySubject.text, /reject_all/)
    const [id] = /cns_\w+/.exec(bySubject.text)
    for (const text of [id, recordId]) assert.match((await get(`/find?q=${text}`)).text, new RegExp(subject))
    assert.match((await get(`/find?q=${randomUUID()}`)).text, /No decision/)
  })

  it('verifies receipts, and explains text that is none', async () => {
    const verify = async receipts => {
      const response = await fetch(`${server.origin}/dashboard/receipts`, {
        method: 'POST',
        headers: { origin: server.origin, cookie: session },
        body: new URLSearchParams({ receipts }),
      })
      return response.text()
    }
    assert.match(await verify(JSON.stringify([receipt])), /Verified: the database has the same decision/)
    const forged = { ...receipt, purposes: { ...receipt.purposes, marketing: { decision: 'granted' } } }
    assert.match(await verify(JSON.stringify([forged])), /Differs from the decision/)
    assert.match(await verify('{'), /The text is not JSON/)
    assert.match(await verify('{}'), /The file holds no receipts/)
  })

  it('exports the decisions of a period', async () => {
    const { text } = await get(`/decisions.jsonl?from=${today}&to=${today}`)
    const rows = text
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    assert.equal(rows.length, 4)
    assert.deepEqual(rows.find(row => row.subject === subject).receipt, receipt)
    assert.equal((await get('/decisions.jsonl?from=2020-01-01&to=2020-01-02')).text, '')
    assert.match((await get('/decisions.csv')).headers.get('content-disposition'), /decisions\.csv/)
  })

  it('answers unknown addresses and a silent database with a page', async () => {
    const { status, text } = await get('/nowhere')
    assert.equal(status, 404)
    assert.match(text, /<h2>Page not found<\/h2>/)
    const broken = {
      ...server.database,
      query: async () => {
        throw new Error('connection terminated')
      },
    }
    const app = await serve.createApp(serve.readSettings({ DASHBOARD_TOKEN: TOKEN }), {
      database: broken,
      key: server.key,
    })
    const response = await app.handle(new Request('http://localhost/dashboard', { headers: { cookie: session } }))
    assert.equal(response.status, 503)
    assert.match(await response.text(), /<h2>The database does not respond<\/h2>/)
  })

  describe('in a browser', () => {
    const LONG = 'internationale-bestellungen-und-kundendienst-der-beispielgesellschaft.test'
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
    let browser, page, problems
    before(async () => {
      assert.equal((await decide({ domain: LONG, subjectId: subject })).status, 200)
      browser = await launch(await chromiumLaunchOptions())
      // An access with a long name, so that the page of accesses has a row.
      await fetch(`${server.origin}/dashboard/people`, {
        method: 'POST',
        headers: { origin: server.origin, cookie: session },
        body: new URLSearchParams({ name: LONG, role: 'officer', sites: LONG, days: '30' }),
      })
      page = await browser.newPage()
      page.on('console', message => problems.push(message.text()))
      page.on('pageerror', error => problems.push(error.message))
      problems = []
      await page.goto(`${server.origin}/dashboard`)
      problems = [] // the login answers 401, which Chromium logs
      await page.type('#token', TOKEN)
      await Promise.all([page.waitForNavigation(), page.click('.login button')])
    })
    after(() => browser.close())

    /** Opens a page of the dashboard in a window of that width, and checks it with axe and for sideways scrolling. */
    const check = async (path, width) => {
      await page.setViewport({ width, height: 844 })
      await page.goto(`${server.origin}/dashboard${path}`)
      if (path === '') await page.waitForSelector('#chart canvas')
      for (const value of ['light', 'dark']) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }])
        await page.evaluate(`${axe}; undefined`)
        const { violations } = await page.evaluate('axe.run({ rules: { "target-size": { enabled: true } } })')
        assert.deepEqual(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`),
          [],
          `${path} ${width} ${value}`,
        )
      }
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }))
      assert.equal(scrollWidth, clientWidth, `${path} scrolls sideways at ${width}`)
    }

    it('draws its chart under its own policy, fits each window, and axe finds nothing in light and dark', async () => {
      for (const width of [1280, 390, 320]) {
        await check('', width)
        await check(`/find?q=${subject}`, width)
        await check('/receipts', width)
        await check('/people', width)
        await check('/log', width)
      }
      assert.deepEqual(problems, [])
    })

    it('names the table where the chart did not load', async () => {
      await page.setRequestInterception(true)
      const refuse = request => (request.url().endsWith('/dashboard.js') ? request.abort() : request.continue())
      page.on('request', refuse)
      await page.goto(`${server.origin}/dashboard`)
      const text = await page.$eval('#chart', element => element.innerText)
      page.off('request', refuse)
      await page.setRequestInterception(false)
      assert.match(text, /The chart has not loaded/)
    })

    it('keeps the pasted text if it holds no receipt', async () => {
      await page.goto(`${server.origin}/dashboard/receipts`)
      await page.type('textarea', '[{"nothing": "</textarea>"}]')
      await Promise.all([page.waitForNavigation(), page.click('main button')])
      assert.equal(await page.$eval('textarea', ({ value }) => value), '[{"nothing": "</textarea>"}]')
    })
  })
})
