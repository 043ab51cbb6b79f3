// The banner rendered by a server: node test/package/prerendered.mjs, after a build. In Chromium, with and without
// JavaScript.
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bannerHtml, consentFromRequest, decidedLine, readConsent } from 'consent-elements/server'
import { launch } from 'puppeteer-core'
import { chromiumLaunchOptions } from '../support/browsers.mjs'
import { check, must, totals } from '../support/checks.mjs'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const options = { mode: 'offline', categories: 'all', policyUrl: '/privacy' }
const slots = {
  description: 'We count <visits>, if you let us.',
  'policy-link': { html: '<a href="/privacy">How we <b>do</b> it</a>' },
}
const thirdWay = `<script src="/consent-or-pay.js" data-consent-or-pay='{"label":"Subscribe from €3.99"}'></script>`
let held = Promise.resolve()

/**
 * A site. `/` and `/slots` are rendered for each visitor, `/slots` with the site's own texts. `/cached` is the same for
 * all. The script can be delayed.
 */
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://site')
  if (request.method === 'POST') {
    const decision = await consentFromRequest(request, { secure: false })
    const location = decision?.subscribes ? '/offer' : '/'
    return response.writeHead(303, { location, ...(decision && { 'set-cookie': decision.setCookie }) }).end()
  }
  const file = join(dist, pathname)
  if (extname(file) === '.js' && existsSync(file)) {
    await held
    return response.writeHead(200, { 'content-type': 'text/javascript' }).end(readFileSync(file))
  }
  if (!['/', '/slots', '/cached', '/pay', '/offer'].includes(pathname)) return response.writeHead(204).end()
  const { cookie, 'accept-language': acceptLanguage } = request.headers
  const cached = pathname === '/cached'
  const banner = await bannerHtml({
    // If the browser also reads the cookie, it knows a decision that was made without JavaScript.
    options: pathname === '/slots' ? { ...options, cookie: true } : options,
    action: '/consent',
    ...(!cached && { cookie, acceptLanguage }),
    ...(pathname === '/slots' && { slots }),
    ...(pathname === '/pay' && { consentOrPay: { label: 'Subscribe from €3.99' } }),
  })
  const known = readConsent(cookie)
  response.writeHead(200, {
    'content-type': 'text/html',
    'content-security-policy': "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'unsafe-inline'",
  })
  response.end(`<!doctype html><html lang="en"><head><title>A site</title><meta name="viewport" content="width=device-width">
${cached ? `<script>${decidedLine}</script>` : ''}${pathname === '/pay' ? thirdWay : ''}<script type="module" src="/consent-elements.js"></script></head>
<body>${banner}<h1>A site</h1><p id="known">${known ? known.consentInfo.type : 'nothing'}</p></body></html>`)
})
await new Promise(resolve => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const browser = await launch(await chromiumLaunchOptions())

/** Opens a page as a new visitor. */
async function visit(path, { javaScript = true, before } = {}) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const faults = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => message.type() === 'error' && faults.push(message.text()))
  await page.setJavaScriptEnabled(javaScript)
  if (before) await page.evaluateOnNewDocument(before)
  await page.goto(origin + path, { waitUntil: 'load' })
  return { page, faults, leave: () => context.close() }
}
const banner = '>>> [part=banner]'
/** Waits until the document is parsed and the banner has ended its animation, also on a busy machine. */
const atRest = page =>
  page.waitForFunction(() => {
    const root = document.querySelector('consent-banner').shadowRoot
    return document.readyState !== 'loading' && root.getAnimations().every(({ playState }) => playState === 'finished')
  })
/** Returns the text that the visitor reads in the banner: the slotted content, or the default. */
const read = page =>
  page.evaluate(() =>
    [...document.querySelector('consent-banner').children]
      .filter(child => child.getClientRects().length > 0)
      .map(child => child.textContent)
      .join(' '),
  )
const box = async page => JSON.stringify(await (await page.$(banner))?.boundingBox())

await check(
  'without JavaScript the banner is seen, and a press on Reject All is a decision that the server can read',
  async () => {
    const { page, leave } = await visit('/', { javaScript: false })
    must(await (await page.$(banner)).isVisible(), 'the banner is not seen')
    await Promise.all([page.waitForNavigation(), (await page.$('>>> [data-action=reject]')).click()])
    must((await page.$eval('#known', node => node.textContent)) === 'necessary', 'the server does not know it')
    must((await page.$(banner)) === null, 'the banner asks again')
    await leave()
  },
)

const sizesOf = page =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('consent-banner')
    return ['accept', 'reject', 'subscribe'].map(name => {
      const { width, height } = shadowRoot.querySelector(`[part=${name}]`).getBoundingClientRect()
      // While the card moves in, sizes differ by a fraction of a pixel.
      return [width, height].map(side => Number(side.toFixed(2)))
    })
  })
/** Accept and Reject are equal; the third way is as high, and has a row of its own. */
const mustBeEqualWays = ([accept, reject, third]) =>
  must(
    accept.join() === reject.join() && third[1] === accept[1] && third[0] >= accept[0],
    `the sizes are ${[accept, reject, third].join(' and ')}`,
  )

await check('without JavaScript a third way is as high as the others, refuses, and leads to the offer', async () => {
  const { page, leave } = await visit('/pay', { javaScript: false })
  const sizes = await sizesOf(page)
  mustBeEqualWays(sizes)
  await Promise.all([page.waitForNavigation(), (await page.$('>>> [part=subscribe]')).click()])
  must(new URL(page.url()).pathname === '/offer', `the visitor is at ${page.url()}`)
  must((await page.$eval('#known', node => node.textContent)) === 'necessary', 'the server does not know the refusal')
  await leave()
})

await check('with JavaScript the same third button stays, once and as high as the others, and refuses', async () => {
  const { page, faults, leave } = await visit('/pay')
  await page.waitForFunction(() => window.consentManager?.state.showPopup)
  await page.waitForFunction(
    () => document.querySelector('consent-banner').shadowRoot.querySelector('[part=subscribe]').type === 'button',
  )
  const names = await page.evaluate(() =>
    [...document.querySelector('consent-banner').shadowRoot.querySelectorAll('button')].map(
      button => button.part.value,
    ),
  )
  must(names.join() === 'accept,reject,subscribe,customize', `the buttons are ${names.join()}`)
  const sizes = await sizesOf(page)
  mustBeEqualWays(sizes)
  await (await page.$('>>> [part=subscribe]')).click()
  await page.waitForFunction(
    () => JSON.parse(localStorage['privacy-consent-storage'] ?? '{}').origin === 'subscription',
  )
  must(new URL(page.url()).pathname === '/pay', 'the form was posted, too')
  must(faults.length === 0, faults.join())
  await leave()
})

const siteWords = 'We count <visits>, if you let us. How we do it'

for (const path of ['/', '/slots'])
  await check(
    `when the script comes to ${path}, the same nodes are kept, nothing moves, and the buttons decide`,
    async () => {
      let release
      held = new Promise(resolve => (release = resolve))
      const opening = visit(path, {
        before: () => {
          window.shifts = 0
          new PerformanceObserver(list => list.getEntries().forEach(({ value }) => (window.shifts += value))).observe({
            type: 'layout-shift',
            buffered: true,
          })
          document.addEventListener('DOMContentLoaded', () => (window.loaded = true))
        },
      })
      // The document has loaded long before the delayed script.
      await new Promise(resolve => setTimeout(resolve, 1500))
      const [, page] = await Promise.all([
        0,
        browser
          .browserContexts()
          .at(-1)
          .pages()
          .then(pages => pages[0]),
      ])
      await page.waitForSelector(banner, { visible: true })
      await atRest(page)
      const [before, words] = [await box(page), await read(page)]
      must(words === (path === '/' ? '' : siteWords), `the site's words are "${words}"`)
      await page.evaluate(() => {
        const root = document.querySelector('consent-banner').shadowRoot
        window.kept = [
          ...root.querySelectorAll('[part=banner], [part=title], button, a, p, slot'),
          ...root.host.children,
        ]
        window.upgraded = Boolean(customElements.get('consent-banner'))
        // On a busy machine the parser can pause before the site's own texts, and the card shrinks when they come.
        window.shifts = 0
      })
      must(!(await page.evaluate(() => window.upgraded)), 'the script had come already, so nothing was tried')
      release()
      const { faults, leave } = await opening
      await page.waitForFunction(() => customElements.get('consent-banner') && window.consentManager?.state.showPopup)
      await new Promise(resolve => setTimeout(resolve, 300))
      const after = await page.evaluate(() => {
        const root = document.querySelector('consent-banner').shadowRoot
        const now = [...root.querySelectorAll('[part=banner], [part=title], button, a, p, slot'), ...root.host.children]
        return {
          same: now.length === window.kept.length && now.every((node, at) => node === window.kept[at]),
          count: now.length,
          shifts: window.shifts,
          banners: root.querySelectorAll('[part=banner]').length,
        }
      })
      must(after.same && after.banners === 1, `the nodes are others: ${JSON.stringify(after)}`)
      must(after.shifts === 0, `the page moved by ${after.shifts}`)
      must((await box(page)) === before, `the banner moved: ${before} ${await box(page)}`)
      must((await read(page)) === words, `the site's words have become "${await read(page)}"`)
      await (await page.$('>>> [data-action=accept]')).click()
      await page.waitForFunction(() => window.consentManager.state.consentInfo?.type === 'all')
      must(new URL(page.url()).pathname === path, 'the form was posted as well')
      await page.waitForSelector(banner, { hidden: true })
      must((await read(page)) === '', "the site's words are still there")
      must(faults.length === 0, faults.join('\n'))
      await leave()
    },
  )

await check(
  "the site's own texts are shown without JavaScript, and to returning visitors only when they are asked again",
  async () => {
    const { page, leave } = await visit('/slots', { javaScript: false })
    must((await read(page)) === siteWords, await read(page))
    await Promise.all([page.waitForNavigation(), (await page.$('>>> [data-action=reject]')).click()])
    await page.goto(`${origin}/slots`)
    must((await page.$(banner)) === null && (await read(page)) === '', 'returning visitors see it')
    await page.setJavaScriptEnabled(true)
    await page.goto(`${origin}/slots`)
    await page.waitForFunction(() => window.consentManager?.version)
    must((await read(page)) === '', 'returning visitors see it after the script has loaded')
    await page.evaluate(() => window.consentManager.reset())
    await page.waitForSelector(banner, { visible: true })
    must((await read(page)) === siteWords, `asked again he reads "${await read(page)}"`)
    await leave()
  },
)

await check(
  'a text in a slot cannot become markup, a link has the address of the policy, and other slots are refused by name',
  async () => {
    const html = await bannerHtml({ options, slots: { description: '<img src=x>', 'policy-link': 'Read & see' } })
    must(html.includes('<span slot="description">&lt;img src=x&gt;</span>'), html)
    must(html.includes('<a slot="policy-link" href="/privacy">Read &amp; see</a>'), html)
    const refused = async slots =>
      bannerHtml({ slots }).then(
        () => 'nothing',
        error => error.message,
      )
    must(/slot "descripton"; allowed are description, policy-link/.test(await refused({ descripton: 'x' })), 'a slip')
    must(
      /given 7 for the slot "description"; allowed are a text or/.test(await refused({ description: 7 })),
      'a number',
    )
    must((await bannerHtml({ slots: { description: undefined } })).endsWith('</template></consent-banner>'), 'nothing')
  },
)

const decided = () =>
  localStorage.setItem(
    'privacy-consent-storage',
    JSON.stringify({
      consents: { necessary: true, functionality: false, measurement: false, experience: false, marketing: false },
      consentInfo: { time: Date.now() - 1e6, type: 'necessary' },
    }),
  )
/** Counts the frames in which the banner was visible. */
const watch = `window.seen = 0; (function look() { const b = document.querySelector('consent-banner'); if (b?.shadowRoot?.querySelector('[part=banner]') && getComputedStyle(b).display !== 'none') window.seen++; requestAnimationFrame(look) })()`

await check(
  'on a page that is the same for all visitors, the script in the head hides the banner from returning visitors',
  async () => {
    const { page, faults, leave } = await visit('/cached', { before: `(${decided})(); ${watch}` })
    await page.waitForFunction(() => window.consentManager?.version)
    await new Promise(resolve => setTimeout(resolve, 500))
    must((await page.evaluate(() => window.seen)) === 0, 'it was seen')
    must(faults.length === 0, faults.join('\n'))
    // and it shows when it must
    await page.evaluate(() => window.consentManager.reset())
    await page.waitForSelector(banner, { visible: true })
    await leave()
  },
)

await check('without that line it goes as soon as the script knows better', async () => {
  const { page, leave } = await visit('/', { before: `(${decided})()` })
  await page.waitForSelector(banner, { hidden: true })
  await leave()
})

await check('what the site says cannot become markup', async () => {
  const evil = '"><img src=x onerror=alert(1)></template>'
  const html = await bannerHtml({
    options: {
      policyUrl: evil,
      policyVersion: evil,
      headers: { a: '</script><b>' },
      translations: { translations: { en: { common: { acceptAll: evil } } } },
    },
    action: evil,
  })
  const refusal = await bannerHtml({ options, nonce: evil }).then(
    () => 'nothing',
    error => error.message,
  )
  must(/given nonce .*; allowed are base64 characters/.test(refusal), refusal)
  must(!/<img|<\/script><b>/.test(html), html)
  must(!(await bannerHtml({ options: { policyUrl: 'javascript:alert(1)' } })).includes('href='), 'a script in a link')
})

await check(
  'a visitor is spoken to in the language of the request, and nothing is left of one in the next',
  async () => {
    const german = await bannerHtml({ acceptLanguage: 'fr;q=0.1, de-AT, en;q=0.5' })
    must(german.includes('lang="de"') && german.includes('Alle ablehnen'), german.slice(0, 300))
    must((await bannerHtml()).includes('lang="en"'), 'the next one, too')
    must(readConsent('privacy-consent=garbage') === null && readConsent(undefined) === null, 'garbage was read')
    const posted = body =>
      new Request('https://site.example/consent', {
        method: 'POST',
        body: new URLSearchParams(body),
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    const { setCookie } = await consentFromRequest(posted('consent=all'), { policyVersion: '2026-04' })
    const cookie = `a=1; ${setCookie.split(';')[0]}; b=2`
    must(readConsent(cookie, { policyVersion: '2026-04' })?.consents.marketing === true, 'not read')
    must(readConsent(cookie, { policyVersion: '2027-01' }) === null, 'a decision about another policy counts')
    must((await consentFromRequest(posted('consent=customize'))) === null, 'Customize is a decision')
  },
)

await browser.close()
server.close()
totals()
