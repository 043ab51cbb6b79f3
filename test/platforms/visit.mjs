// What visitors of an installed site do, on the real server: undecided, rejected, accepted in the settings, on a second page,
// withdrawn. Requests to a tracker are counted; nothing leaves this machine.
import { must } from '../support/checks.mjs'

const banner = '>>> [part=banner]'
const opener = ':is([data-consent-open], privacy-settings-button)'
const tracker = 'https://www.facebook.com/tr?id=1'
const WAIT = { timeout: 15_000 }

/** Opens a page as a new visitor. */
async function newVisitor(browser, url) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const sent = []
  const errors = []
  page.on('pageerror', error => errors.push(error.message ?? String(error)))
  page.on('console', message => {
    const { url: from = '' } = message.location()
    if (message.type() === 'error' && !from.endsWith('/favicon.ico')) errors.push(`${message.text()} ${from}`)
  })
  await page.setRequestInterception(true)
  const { origin } = new URL(url)
  page.on('request', request => {
    if (new URL(request.url()).origin === origin || !request.url().startsWith('http')) return request.continue()
    sent.push(request.url())
    return request.respond({ status: 200, contentType: 'image/gif', body: '' })
  })
  return { context, page, sent, errors }
}

/**
 * Walks through a site. `link` is a link on its first page; `stays` says that following it keeps the document; `granted`
 * checks more on the page once everything is granted.
 * @returns what was checked, in words
 * @throws Error with what is wrong
 */
export async function visit(browser, url, { link, stays = false, granted } = {}) {
  const { context, page, sent, errors } = await newVisitor(browser, url)
  const open = () => page.goto(url, { waitUntil: 'load' })
  const asks = async () => (await (await page.$(banner))?.isVisible()) ?? false
  const shown = selector => page.waitForSelector(selector, { ...WAIT, visible: true })
  const gone = selector => page.waitForSelector(selector, { ...WAIT, hidden: true })
  const press = async selector => (await shown(selector)).click()
  const decided = type =>
    page.waitForFunction(
      wanted => JSON.parse(localStorage.getItem('privacy-consent-storage'))?.consentInfo.type === wanted,
      WAIT,
      type,
    )
  /** Has the page request a tracker. A request of its own afterwards shows that there was time for it. */
  const track = async () => {
    const before = sent.length
    await page.evaluate(address => {
      new Image().src = `${address}&image`
      void fetch(`${address}&fetch`, { mode: 'no-cors' }).catch(() => {})
    }, tracker)
    await page.evaluate(() => fetch(location.href).then(response => response.text()))
    return sent.slice(before).filter(address => address.startsWith(tracker)).length
  }
  const settings = async () => {
    await press(opener)
    // While the browser animates a View Transition, a press meets its picture of the page.
    const dialog = page.waitForSelector('>>> dialog[open]', { timeout: 3000, visible: true })
    await dialog.catch(() => press(opener).then(() => shown('>>> dialog[open]')))
  }
  try {
    await open()
    await shown(banner)
    must((await track()) === 0, 'a tracker was requested before the choice')
    await press('>>> [data-action=reject]')
    await gone(banner)
    await decided('necessary')
    must((await track()) === 0, 'a tracker was requested after Reject')
    await open()
    await settings()
    must(!(await asks()), 'the banner asks again')
    await press('>>> dialog [data-action=accept]')
    await decided('all')
    await gone('>>> dialog[open]')
    must((await track()) > 0, 'a tracker is blocked after Accept')
    await granted?.(page)
    if (link) {
      await page.evaluate(() => (window.sameDocument = true))
      const path = await page.$eval(link, ({ href }) => new URL(href).pathname)
      await page.$eval(link, element => element.click())
      await page.waitForFunction(
        wanted => location.pathname === wanted && document.readyState === 'complete',
        WAIT,
        path,
      )
      await page.waitForSelector(opener, { ...WAIT, visible: true })
      const same = await page.evaluate(() => window.sameDocument === true)
      must(same === stays, stays ? 'the link loads a new document' : 'the link keeps the document')
      must(!(await asks()), 'the banner asks again on the second page')
      must((await page.$$('consent-banner')).length <= 1, 'there are two banners')
    }
    await settings()
    await press('>>> dialog [data-action=reject]')
    await decided('necessary')
    must((await track()) === 0, 'a tracker was requested after the withdrawal')
    must(errors.length === 0, errors.join('\n'))
  } finally {
    await context.close()
  }
  return stays ? 'choice, settings, withdrawal, and a visit without a new document' : 'choice, settings, withdrawal'
}
