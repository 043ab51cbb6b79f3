import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'

const paths = ['/', '/page', '/page/']
beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const page of opened)
    for (const name of namesIn(page)) for (const path of paths) document.cookie = `${name}=; Max-Age=0; Path=${path}`
  opened.length = 0
  closePages()
  sessionStorage.clear()
  localStorage.clear()
})

const opened: Page[] = []
async function site(attributes = ''): Promise<Page> {
  const page = await openPage({
    head: '<script src="/dist/guard.js"></script><script type="module" src="/dist/consent-elements.js"></script>',
    body: `<consent-banner mode="offline" categories="all" ${attributes}></consent-banner><privacy-settings-dialog></privacy-settings-dialog>`,
  })
  opened.push(page)
  return page
}
const namesIn = (page: Page): string[] =>
  page.document.cookie
    .split('; ')
    .map(cookie => cookie.split('=')[0]!)
    .filter(Boolean)
const told = (page: Page) => page.events.filter(({ type }) => type === 'withdrawal-incomplete')
const press = async (page: Page, selector: string): Promise<void> => (await page.find(selector)).click()
const isFetched = (page: Page): boolean =>
  page.window.performance.getEntriesByType('resource').some(({ name }) => name.includes('consent-elements-withdrawal'))
const track = (page: Page, host: string): Promise<unknown> =>
  page.window.fetch(`https://${host}/x`, { mode: 'no-cors' }).catch(() => {})
/** The cookies and entries that vendors write after consent. */
function vendorsWrite(page: Page): void {
  for (const path of paths) page.document.cookie = `_ga=1; Path=${path}`
  page.document.cookie = '_ga_X=1; Path=/'
  page.document.cookie = '_fbp=1; Path=/' // for WebKit, which accepts no Secure cookie from http://localhost
  page.document.cookie = '_fbp=1; Path=/; SameSite=None; Secure'
  page.document.cookie = 'session=1; Path=/'
  localStorage.setItem('_gcl_ls', '1')
  localStorage.setItem('cart', '1')
  page.window.sessionStorage.setItem('_hjSession', '1')
}

describe('a withdrawal', () => {
  it('deletes the data of the withdrawn categories on the device, under every path, and nothing else', async () => {
    const page = await site()
    await press(page, '[data-action=accept]')
    vendorsWrite(page)
    expect(isFetched(page), 'before').to.equal(false)
    ;(await page.manager()).openSettings()
    await press(page, '[part=dialog] [data-action=reject]')
    await page.until('the cookies are gone', () => !/_ga|_fbp/.test(page.document.cookie))
    expect(namesIn(page)).to.include('session')
    await page.until('the storages are swept', () => !localStorage.getItem('_gcl_ls'))
    expect(page.window.sessionStorage.getItem('_hjSession')).to.equal(null)
    expect(Object.keys(localStorage)).to.include.members(['cart', 'privacy-consent-storage'])
  })

  it('of one category keeps the data of the others', async () => {
    const page = await site()
    await press(page, '[data-action=accept]')
    vendorsWrite(page)
    ;(await page.manager()).save({ marketing: false })
    await page.until('the pixel is swept', () => !page.document.cookie.includes('_fbp'))
    expect(namesIn(page)).to.include.members(['_ga', '_ga_X', 'session'])
  })

  it('of an earlier visit deletes leftovers on the next one, and loads nothing if there are none', async () => {
    const page = await site()
    await press(page, '[data-action=reject]')
    await page.reload()
    await page.manager()
    expect(isFetched(page)).to.equal(false)
    vendorsWrite(page)
    await page.reload()
    await page.until('the leftovers are gone', () => !/_ga|_fbp/.test(page.document.cookie))
    expect(namesIn(page)).to.include('session')
  })

  it('deletes no data of categories without a decision', async () => {
    // The data of an earlier visit, before the site had the guard, which blocks such writes.
    for (const name of ['_ga', '_fbp']) document.cookie = `${name}=1; Path=/`
    const page = await site()
    await page.find('[part=banner]')
    expect(document.cookie).to.include('_ga=1').and.to.include('_fbp=1')
    expect(isFetched(page)).to.equal(false)
  })

  it('is followed by one report if withdrawn code makes more requests', async () => {
    const page = await site()
    await press(page, '[data-action=accept]')
    ;(await page.manager()).rejectAll()
    await page.until('the file is there', () => isFetched(page))
    await page.until('it is told', async () => {
      await track(page, 'connect.facebook.net')
      return told(page).length > 0
    })
    await track(page, 'connect.facebook.net')
    await track(page, 'www.google-analytics.com')
    expect(told(page).map(({ detail }) => detail)).to.deep.equal([
      {
        categories: ['functionality', 'measurement', 'experience', 'marketing'],
        request: { url: 'https://connect.facebook.net/x', category: 'marketing', channel: 'fetch' },
      },
    ])
  })

  it('is complete if the visitor had never granted the category of a later request', async () => {
    const page = await site()
    const manager = await page.manager()
    manager.save({ measurement: true })
    manager.rejectAll()
    await page.until('the file is there', () => isFetched(page))
    await track(page, 'connect.facebook.net')
    await atRest(page)
    await track(page, 'connect.facebook.net')
    expect(told(page)).to.deep.equal([])
  })

  it('reloads the page once if the site configures that, and not in a loop', async () => {
    const page = await site('reload-on-withdrawal')
    let loads = 0
    const frame = [...document.querySelectorAll('iframe')].at(-1)!
    frame.addEventListener('load', () => loads++)
    const acceptWithdrawTalk = async (): Promise<void> => {
      const manager = await page.manager()
      let isTold = false
      page.document.addEventListener('withdrawal-incomplete', () => (isTold = true))
      manager.acceptAll()
      manager.rejectAll()
      await page.until('it is told', async () => {
        if (!isTold) await track(page, 'connect.facebook.net')
        return isTold
      })
    }
    await acceptWithdrawTalk()
    await page.until('the page is loaded anew', () => loads === 1)
    await acceptWithdrawTalk()
    await atRest(page, () => loads)
    expect(loads).to.equal(1)
  })

  it('deletes nothing if the site deletes the data itself', async () => {
    const page = await openPage({
      head: '<script type="module" src="/dist/consent-elements.js"></script>',
      body: '<consent-banner mode="offline" categories="all"><script type="application/json">{"sweep": false}</script></consent-banner>',
    })
    opened.push(page)
    await press(page, '[data-action=accept]')
    vendorsWrite(page)
    ;(await page.manager()).rejectAll()
    await page.until('the file is there', () => isFetched(page))
    await atRest(page)
    expect(namesIn(page)).to.include.members(['_ga', '_fbp'])
  })
})
