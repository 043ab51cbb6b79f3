// The dashboard of the consent server, as its owner and as an attacker sees it.
import assert from 'node:assert/strict'
import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
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

  const settings = { DASHBOARD_TOKEN: TOKEN, STATISTICS: '1' }
  /** Starts the server again on the same database. Until it stops, some counts are only in its memory. */
  const restart = async () => {
    await server.stop()
    server = await startConsents(settings, {}, { database: server.database })
  }

  before(async () => {
    server = await startConsents(settings)
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
    await restart() // writes what waits
    assert.match(textOf((await get('')).text), / Ignored 1 50 % of banners /)
  })

  it('shows third parties that no list knows, only where the owner counts them, and keeps nothing but hosts', async () => {
    const hosts = ['new-tag.example', 'New-Tag.example', 'a.example/path?user=1', 'a.example', 7, '<b>']
    const send = () =>
      fetch(`${server.origin}/statistics`, {
        method: 'POST',
        headers: { origin: 'https://shop.test' },
        body: JSON.stringify({ event: 'hosts', hosts }),
      })
    await send()
    await restart()
    assert.doesNotMatch(textOf((await get('/texts')).text), /Third parties/)
    await server.stop()
    server = await startConsents({ ...settings, STATISTICS: 'hosts' }, {}, { database: server.database })
    for (let page = 0; page < 2; page++) assert.equal((await send()).status, 204)
    await server.stop()
    server = await startConsents({ ...settings, STATISTICS: 'hosts' }, {}, { database: server.database })
    const day = new Date().toISOString().slice(0, 10)
    const shown = textOf((await get('/texts')).text)
    assert.match(shown, new RegExp(` Third parties .* a\\.example ${day} ${day} 2 new-tag\\.example ${day} ${day} 2 `))
    assert.doesNotMatch(shown, /path|user=1/)
    await restart()
  })

  it('speaks the language of the browser, or the one that the reader has chosen', async () => {
    const inLanguage = async (language, cookie = session) =>
      (await get('', { cookie, 'accept-language': language })).text
    assert.match(await inLanguage('de-AT,de;q=0.9'), /<html lang="de" dir="ltr">[^]*Entscheidungen nach Tagen/)
    assert.match(await inLanguage('ar'), /<html lang="ar" dir="rtl">[^]*القرارات حسب اليوم/)
    assert.match(await inLanguage('xx,fi'), /<html lang="en"/)
    assert.match((await get('', { 'accept-language': 'ja' })).text, /<h2>ログイン<\/h2>/)
    const response = await fetch(`${server.origin}/dashboard/language`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.origin },
      body: new URLSearchParams({ language: 'pl' }),
    })
    const chosen = response.headers.get('set-cookie').split(';')[0]
    assert.match(await inLanguage('de', `${session}; ${chosen}`), /<html lang="pl"/)
  })

  it('compares with days before, another site and another version', async () => {
    const before = textOf((await get('?compare=before')).text)
    assert.match(before, / Decisions 4 0 /)
    assert.match(before, / Accepted 75 % – – /)
    await decide({ domain: 'compared.test', consentAction: 'necessary' })
    const { text } = await get('')
    const siteOf = name => new RegExp(`value="(dom_\\w+)"[^>]*>${name}`).exec(text)[1]
    const sites = textOf((await get(`?site=${siteOf('shop.test')}&compare=site:${siteOf('compared.test')}`)).text)
    assert.match(sites, / Decisions 4 1 /)
    assert.match(sites, / Accepted 75 % 0 % \+75 points, can be chance /)
    const version = textOf((await get(`?site=${siteOf('shop.test')}&compare=version:none`)).text)
    assert.match(version, / Decisions 4 0 /)
  })

  it('shows the rates of each notice and each layout, and the difference to the one before', async () => {
    const texts = ['first', 'second'].map(name => ({
      name,
      hash: createHash('sha256').update(`${name}\nText`).digest('hex'),
    }))
    for (const { name, hash } of texts) {
      await server.database.query(
        `insert into "consentNotice" (hash, language, content, "firstSeen") values ($1, 'en', $2, '2026-01-01')`,
        [hash, `${name}\nText`],
      )
      for (let at = 0; at < 20; at++)
        await decide({
          domain: 'texts.test',
          consentAction: name === 'first' || at < 2 ? 'all' : 'necessary',
          metadata: { receipt: { language: 'en', notice: hash } },
        })
    }
    for (const event of ['shown', 'accepted'])
      await fetch(`${server.origin}/statistics`, {
        method: 'POST',
        headers: { origin: 'https://texts.test' },
        body: JSON.stringify({ event, language: 'en', layout: 'bar' }),
      })
    await restart()
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await server.database.query(`update "consentCount" set day = $1 where value = $2`, [yesterday, texts[0].hash])
    const shown = textOf((await get('/texts')).text)
    assert.match(shown, new RegExp(` first en .*${yesterday} ${yesterday} 20 100 % 0 % `))
    assert.match(shown, new RegExp(` second en .* 20 10 % 90 % -90 points `))
    assert.doesNotMatch(shown, /-90 points, can be chance/)
    assert.match(shown, / bar \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d 1 100 % 0 % /)
    const all = textOf((await get('')).text)
    assert.match(all, / Decisions 45 /, 'a decision is not counted twice')
  })

  it('sums up the months that are over, with the same numbers', async () => {
    const month = ago =>
      new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - ago, 12)).toISOString()
    for (const ago of [2, 3, 4, 5, 6])
      await server.database.query(
        `insert into "consentCount" (day, site, dimension, value, action, count)
         select $1, id, 'country', 'ZZ', 'accept_all', 1000 from domain where name = 'shop.test'`,
        [month(ago).slice(0, 10)],
      )
    const rolled = async () =>
      (await server.database.query(`select count(*) as count from "consentCountMonth" where dimension = 'rolled'`))[0]
        .count
    const sums = async period => / ZZ ([\d,]+) /.exec(textOf((await get(period)).text))?.[1]
    const periods = [5, 4, 3, 2].map(ago => `?from=${month(6).slice(0, 7)}-12&to=${month(ago).slice(0, 10)}`)
    // The first page of a day sums up in the background.
    const days = await Promise.all(periods.map(sums))
    assert.deepEqual(days, ['2,000', '3,000', '4,000', '5,000'])
    await restart()
    await get('')
    for (let tried = 0; Number(await rolled()) < 5; tried++) {
      assert.ok(tried < 500, 'the months are not summed up')
      await new Promise(resolve => setTimeout(resolve, 10))
    }
    assert.deepEqual(await Promise.all(periods.map(sums)), days)
    // Now the months count, and not their days.
    await server.database.query(`update "consentCountMonth" set count = 7 where value = 'ZZ' and month = $1`, [
      month(4).slice(0, 7),
    ])
    assert.equal(await sums(periods.at(-1)), '4,007')
    await server.database.query(`delete from "consentCount" where value = 'ZZ'`)
    await server.database.query('delete from "consentCountMonth"')
  })

  it('shows what webhooks have not delivered, and sends it again', async () => {
    let status = 500
    const received = []
    const receiver = createServer(async (request, response) => {
      received.push(request.headers['webhook-id'])
      for await (const _ of request);
      response.writeHead(status).end()
    }).listen(0)
    const url = `http://127.0.0.1:${receiver.address().port}/secret-path`
    await server.database.query(
      `insert into "consentWebhook" (id, url, secret, sites, events, "createdAt") values ('hook', $1, 'whsec_c2VjcmV0c2VjcmV0c2VjcmV0', '', 'decisions', '2026')`,
      [url],
    )
    for (const [id, first] of [
      ['one', 1],
      ['two', 2],
    ])
      await server.database.query(
        `insert into "consentWebhookFailure" (id, webhook, site, chain, first, last, reason, at)
         select $1, 'hook', id, 0, $2, $2, 'answered <500>', '2026-11-28T00:00:00.000Z' from domain where name = 'shop.test'`,
        [id, first],
      )
    const resend = async id => {
      const response = await fetch(`${server.origin}/dashboard/webhooks/resend`, {
        method: 'POST',
        headers: { origin: server.origin, cookie: session },
        body: new URLSearchParams({ id }),
      })
      return textOf(await response.text())
    }
    const { text } = await get('/webhooks')
    assert.match(textOf(text), / 127\.0\.0\.1:\d+ decisions all delivers /)
    assert.match(textOf(text), / shop\.test 1 answered &lt;500&gt; Send again /)
    assert.doesNotMatch(text, /secret-path/)
    assert.match(await resend('one'), /Delivered: 0\. Failed: 1\./)
    status = 200
    assert.match(await resend('one'), /Delivered: 1\. Failed: 0\./)
    assert.match(await resend(''), /Delivered: 1\. Failed: 0\..*Every decision was delivered/)
    assert.equal(new Set(received).size, 2)
    assert.match(textOf((await get('/log')).text), / sent again 1 messages of webhooks, 0 failed /)
    receiver.close()
    receiver.closeAllConnections()
    await server.database.query('delete from "consentWebhook"')
  })

  it('escapes what visitors send', async () => {
    const { text } = await get('')
    assert.doesNotMatch(text, /<b>de<\/b>/)
    assert.match(text, /&lt;b&gt;de&lt;\/b&gt;/)
    assert.doesNotMatch((await get('/find?q=%3Cimg%20src=x%3E')).text, /<img/)
  })

  it('finds decisions by subject, decision and receipt', async () => {
    const bySubject = await get(`/find?q=${subject}`)
    assert.match(bySubject.text, /:\s+Rejected\s+<\/h3>/)
    const [id] = /cns_\w+/.exec(bySubject.text)
    for (const text of [id, recordId]) assert.match((await get(`/find?q=${text}`)).text, new RegExp(subject))
    assert.match((await get(`/find?q=${randomUUID()}`)).text, /No decision/)
  })

  it('shows and exports the refusals of subscribers, and counts them by themselves', async () => {
    const method = { surface: 'banner', action: 'necessary', origin: 'subscription' }
    const preferences = { necessary: true, marketing: false }
    const bodies = [
      ['/subjects', { subjectId: subjectId(), givenAt: Date.now(), consentAction: 'necessary', uiSource: 'banner' }],
      ['/consent/set', {}],
    ]
    const ids = []
    for (const [path, fields] of bodies) {
      const id = randomUUID()
      ids.push(id)
      const metadata = {
        source: 'consent_widget',
        acceptanceMethod: 'necessary',
        receipt: { ...receipt, recordId: id, domain: 'paid.test', method },
      }
      const response = await fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'cookie_banner', domain: 'paid.test', preferences, metadata, ...fields }),
      })
      assert.equal(response.status, 200, path)
    }
    for (const id of ids)
      assert.match(textOf((await get(`/find?q=${id}`)).text), / Origin Subscription, counts as refused /)
    assert.doesNotMatch((await get(`/find?q=${subject}`)).text, /Origin/)
    assert.match(textOf((await get('?by=surface&value=subscription')).text), / Rejected 2 /)
    const exported = (await get('/decisions.csv?site=')).text
    assert.match(exported.split('\r\n')[0], /,receipt,origin$/)
    assert.equal(exported.split('\r\n').filter(line => line.endsWith(',subscription')).length, 2)
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
      .filter(row => row.domain === 'shop.test')
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
      // Chromium also notes there that a key was pressed before it had focused the login's field.
      const isProblem = message => ['error', 'warn'].includes(message.type())
      page.on('console', message => isProblem(message) && problems.push(message.text()))
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
      await page.evaluate(`${axe}; undefined`)
      // In the dark only the colors are others.
      for (const [value, options] of [
        ['light', { rules: { 'target-size': { enabled: true } } }],
        ['dark', { runOnly: ['color-contrast'] }],
      ]) {
        await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }])
        const { violations } = await page.evaluate(given => axe.run(given), options)
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
        await check('/texts', width)
        await check('/webhooks', width)
        await check('?compare=before', width)
      }
      assert.deepEqual(problems, [])
    })

    it('fits each window in German and in Arabic, and axe finds nothing', async () => {
      for (const language of ['de', 'ar']) {
        await page.goto(`${server.origin}/dashboard`)
        await page.select('[name=language]', language)
        await Promise.all([page.waitForNavigation(), page.click('footer button')])
        for (const path of ['', '/texts', '/people']) await check(path, 390)
        assert.equal(await page.$eval('html', ({ dir }) => dir), language === 'ar' ? 'rtl' : 'ltr')
      }
      await page.deleteCookie({ name: 'consent-dashboard-language', url: `${server.origin}/dashboard` })
      assert.deepEqual(problems, [])
    })

    it('lets people log in by HTTP on a host of their network, where browsers do not say whose form it is', async t => {
      const context = await browser.createBrowserContext()
      t.after(() => context.close())
      const other = await context.newPage()
      const address = `http://consents.internal:${new URL(server.origin).port}/dashboard`
      await other.goto(address)
      await other.type('#token', TOKEN)
      await Promise.all([other.waitForNavigation(), other.click('.login button')])
      assert.match(await other.$eval('main', ({ innerText }) => innerText), /Decisions by day/)
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
