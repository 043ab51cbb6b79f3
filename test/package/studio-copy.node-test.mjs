// The copy of the owner's page in the theme studio: a site, the studio and a tracker on three origins of this machine.
import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, beforeEach, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { launch } from 'puppeteer-core'
import { answer } from '../../examples/server/http.mjs'
import { staticFiles } from '../../examples/server/static-files.mjs'
import { chromiumLaunchOptions } from '../support/browsers.mjs'

const strict =
  "default-src 'none'; style-src 'self'; img-src *; require-trusted-types-for 'script'; trusted-types 'none'"
const css =
  '.far{height:4000px}i{color:red}[data-tone]{margin:0}body{background:url(ground.png) rgb(1 2 3);font-family:Georgia}button{background:#7b2d43;color:#fff;border:0;border-radius:7px;padding:9px 20px}'
const shop = `<html lang="de"><link rel="stylesheet" href="/shop/shop.css"><link rel="stylesheet" href="TRACKER/other.css">
  <h1>Brot &amp; Kuchen</h1><p class="a" data-user="42" data-tone="warm" aria-label="Anna">Guten Tag</p><img src="bread.png" srcset="/x.png 3x" alt="Anna">
  <button onclick="alert()">Kaufen</button><a href="/order?secret=1">Bestellung</a>
  <form action="/buy"><input value="anna@shop.example" placeholder="E-Mail"><textarea>geheim</textarea><input type="submit" value="Bestellen">
  <input type="hidden" value="geheim"><select><option>Geheimgasse</select></form>
  <div contenteditable>Entwurf geheim</div><iframe src="/empty" width="70" height="50"></iframe><img src="TRACKER/pixel" width="1" height="1">
  <div><template shadowrootmode="open"><link rel="stylesheet" href="/shop/shop.css"><i>Schatten</i> <slot></slot></template>Licht</div>
  <svg><image href="sun.png"/></svg><consent-banner></consent-banner><div class="far"></div><p>Weit unten</p>`

/** Whatever acts asks the tracker for the name of its row. */
const ask = name => `new Image().src='TRACKER/${name}'`
const hostile = {
  'a script': `<script>${ask('script')}</script>`,
  'a handler': `<img src="TRACKER/image" onload="${ask('handler')}"><img src="http://localhost:1/" onerror="${ask('error')}">`,
  'the body’s handler': `<body onload="${ask('body')}">`,
  'a focused field': `<input autofocus onfocus="${ask('focus')}">`,
  'an address of script': `<a id="pressed" href="javascript:${ask('link')}">press</a>`,
  'a frame with a text': `<iframe srcdoc="<img src='TRACKER/srcdoc'>"></iframe>`,
  'a frame with an address': '<iframe src="TRACKER/frame"></iframe><frameset><frame src="TRACKER/frameset"></frameset>',
  'a refresh': '<meta http-equiv="refresh" content="0;url=TRACKER/refresh"><meta name="referrer" content="unsafe-url">',
  'an SVG': `<svg onload="${ask('svg')}"><script>${ask('svg-script')}</script><use href="TRACKER/use#a"/><foreignObject><iframe src="TRACKER/foreign"></iframe></foreignObject><animate onbegin="${ask('begin')}" attributeName="x" dur="1s"/></svg>`,
  'a base': '<base href="TRACKER/base/"><img src="relative.png">',
  links: ['import', 'preload" as="image', 'prefetch', 'modulepreload', 'icon', 'manifest', 'prerender']
    .map(rel => `<link rel="${rel}" href="TRACKER/link">`)
    .join(''),
  plugins: '<object data="TRACKER/object"></object><embed src="TRACKER/embed"><applet code="TRACKER/applet"></applet>',
  media: '<video src="TRACKER/video" autoplay muted></video><audio src="TRACKER/audio" autoplay></audio>',
  'a shadow tree': `<div><template shadowrootmode="open"><script>${ask('shadow')}</script><img src="TRACKER/image" onload="${ask('shadow-handler')}"></template></div>`,
  'a text that the parser reads in another way': `<noscript><p title="</noscript><img src=TRACKER/image onload=${ask('noscript')}>"></noscript><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=TRACKER/image onload=${ask('math')}&gt;">`,
  styles: '<style>@import "TRACKER/imported.css";p{background:url(TRACKER/image)}</style><p>x</p>',
}

/** The policy of a copy. */
const policy =
  "default-src 'none'; img-src * data:; style-src * 'unsafe-inline'; font-src * data:; base-uri 'none'; form-action 'none'"

const servers = []
const listen = async handle => {
  const server = createServer(handle)
  servers.push(server)
  await new Promise(resolve => server.listen(0, resolve))
  return server.address().port
}
let browser, studio, site, tracker
let asked = []
const own = text => text.replaceAll('TRACKER', tracker)

before(async () => {
  const files = staticFiles(fileURLToPath(new URL('../..', import.meta.url)))
  studio = `http://localhost:${await listen((incoming, outgoing) => answer(files, incoming, outgoing))}/examples/playground.html`
  tracker = `http://trackers.test:${await listen((incoming, outgoing) => {
    asked.push(incoming.url)
    const isImage = incoming.url === '/image'
    outgoing.setHeader('content-type', isImage ? 'image/svg+xml' : 'text/css')
    outgoing.end(isImage ? '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' : '')
  })}`
  site = `http://127.0.0.1:${await listen(({ url }, outgoing) => {
    outgoing.setHeader('content-type', url.endsWith('css') ? 'text/css' : 'text/html')
    if (url === '/shop/') outgoing.setHeader('content-security-policy', strict)
    if (url === '/alone/') outgoing.setHeader('cross-origin-opener-policy', 'same-origin')
    outgoing.end(url.endsWith('css') ? css : `<!doctype html>${own(url === '/empty' ? '' : shop)}`)
  })}`
  browser = await launch(await chromiumLaunchOptions())
})
after(async () => {
  await browser.close()
  for (const server of servers) server.close()
})
beforeEach(async () => {
  for (const page of (await browser.pages()).slice(1)) await page.close()
  asked = []
})

/** Runs code on a page of the site that opens the studio. @returns the studio's page */
async function opened(path, code) {
  const page = await browser.newPage()
  await page.goto(site + path)
  const popup = new Promise(resolve => page.once('popup', resolve))
  await page.evaluate(code)
  const tab = await popup
  await tab.waitForSelector('#preview-rtl')
  return tab
}
const bookmark = async () => {
  const page = await browser.newPage()
  await page.goto(studio)
  await page.waitForSelector('#bookmark')
  const address = await page.$eval('#bookmark', link => link.href)
  await page.close()
  return decodeURIComponent(address.replace('javascript:', ''))
}
/** What a page of somebody else does in place of the bookmark. */
const send = (html, nonce = 'n') =>
  `{ const studio = open(${JSON.stringify(`${studio}#copy=n`)}); addEventListener('message', () => studio.postMessage({ consentStudio: '${nonce}', copy: ${JSON.stringify(html)} }, '*')) }`

test('the bookmark shows the previews on a copy of a page with a strict policy, without what people wrote', async () => {
  const tab = await opened('/shop/', await bookmark())
  await tab.waitForSelector('.copy')
  const frames = await tab.$$eval('.copy', all =>
    all.map(frame => ({
      below: frame.nextElementSibling.id,
      attributes: ['sandbox', 'aria-hidden', 'inert', 'tabindex'].map(name => frame.getAttribute(name)),
    })),
  )
  const picture = ['', 'true', '', '-1']
  assert.deepEqual(
    frames.map(({ below }) => below),
    ['preview-light', 'preview-dark', 'preview-phone'],
  )
  for (const { attributes } of frames) assert.deepEqual(attributes, picture)
  const html = await tab.$eval('.copy', frame => frame.srcdoc)
  for (const shown of [
    'Brot &amp; Kuchen',
    'Guten Tag',
    `src="${site}/shop/bread.png"`,
    `url("${site}/shop/ground.png")`,
    `href="${own('TRACKER')}/other.css"`,
    'placeholder="E-Mail"',
    'value="Bestellen"',
    'width:74px;height:54px',
    'data-tone="warm"',
    `<image href="${site}/shop/sun.png">`,
    '.far { height: 4000px; }',
  ])
    assert.ok(html.includes(shown), `${shown} is in ${html}`)
  assert.doesNotMatch(html, /geheim|anna|secret|onclick|srcset|pixel|data-user|<iframe|consent-banner|Weit unten/i)
  assert.match(
    html,
    /<template shadowrootmode="open"><style media="">[^<]*i \{ color: red; \}[^<]*<\/style><i>Schatten<\/i> <slot><\/slot><\/template>Licht/,
  )
  const { hash } = new URL(tab.url())
  assert.equal(hash, '#--accent=%237b2d43&--font=Georgia&--radius-control=7px')
  // The studio draws its previews again when the address changes, so that a frame found now may be replaced.
  await tab.bringToFront()
  await tab.waitForFunction(
    () =>
      document
        .querySelector('#preview-light')
        ?.contentDocument?.querySelector('consent-banner')
        ?.shadowRoot?.querySelector('[data-action=reject]')?.textContent === 'Alle ablehnen',
    { polling: 100 },
  )
  assert.equal(await tab.evaluate(() => opener), null)

  await tab.click('#copy-remove')
  assert.equal(await tab.$('.copy'), null)
  assert.equal(await tab.$eval('#copied', said => said.hidden), true)
})

for (const [title, html] of Object.entries(hostile))
  test(`a copy with ${title} runs nothing, and asks for images and styles only`, async () => {
    const tab = await browser.newPage()
    await tab.goto(studio.replace('.html', '/'))
    const srcdoc = await tab.evaluate(
      async (text, module) => {
        const { cleanCopy, copyFrame } = await import(module)
        const frame = copyFrame(cleanCopy(text))
        await new Promise(resolve => {
          frame.addEventListener('load', resolve, { once: true })
          document.body.append(frame)
        })
        return frame.srcdoc
      },
      own(`<img src="TRACKER/image">${html}`),
      new URL('playground/copy-frame.mjs', studio).href,
    )
    const frame = await (await tab.$('.copy')).contentFrame()
    await frame.$eval('#pressed', link => link.click()).catch(() => null)
    // A script, a refresh or a request of the copy would have arrived before the third of these.
    for (const _ of 'abc') await tab.evaluate(address => fetch(address, { mode: 'no-cors' }), `${tracker}/own`)
    assert.ok(asked.includes('/image'))
    const harmless = ['/own', '/image', '/imported.css']
    assert.deepEqual(
      asked.filter(path => !harmless.includes(path)),
      [],
    )
    assert.doesNotMatch(srcdoc, /javascript:|<[^>]+? (?:on\w+|srcdoc|autofocus)=/)
    assert.doesNotMatch(
      srcdoc,
      /<(?:script|noscript|i?frame|object|embed|applet|video|audio|base|animate|link rel="(?!style))/,
    )
    assert.equal(srcdoc.match(/<meta /g).length, 2)
    assert.ok(srcdoc.includes(`<head><meta http-equiv="Content-Security-Policy" content="${policy}">`))
  })

test('the studio refuses a copy with another nonce, from another window, and one of more than two million characters', async () => {
  for (const code of [send('<p>x', 'other'), send('x'.repeat(2_000_001))]) {
    const tab = await opened('/empty', code)
    await tab.evaluate(() => postMessage({ consentStudio: 'n', copy: '<p>own' }, '*'))
    for (const _ of 'abc') await tab.evaluate(address => fetch(address, { mode: 'no-cors' }), `${tracker}/own`)
    assert.equal(await tab.$('.copy'), null)
  }
})

test('a copy of a very large page has at most two million characters', async () => {
  const large = `document.body.append(Object.assign(document.createElement('p'), { textContent: '<'.repeat(3e5) })); for (let i = 0; i < 1e5; i++) document.body.append(document.createElement('article'));`
  const tab = await opened('/empty', large + (await bookmark()))
  await tab.waitForSelector('.copy')
  const length = await tab.$eval('.copy', frame => frame.srcdoc.length)
  assert.ok(length > 1_000_000 && length <= 2_000_000, `${length}`)
})

test('a page that no window may reach gives the brand, and the studio says why there is no copy', async () => {
  const tab = await opened('/alone/', await bookmark())
  await tab.waitForFunction(() => document.querySelector('#said').textContent.includes('Cross-Origin-Opener-Policy'))
  assert.match(tab.url(), /--accent=%237b2d43/)
  assert.doesNotMatch(tab.url(), /copy=/)
})
