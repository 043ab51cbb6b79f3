import { expect } from '@open-wc/testing'
import { sha256 } from '../../src/consent/sha256'
import { atRest } from '../support/at-rest'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { eventually } from '../support/eventually'
import { closePages, openPage, type Page } from '../support/open-page'

const guard = '<script src="/dist/guard.js"></script>'
/** For pages with a policy that forbids that of guard.js. */
const whole = guard.replace('guard.js', 'guard-whole.js')
const script = '<script type="module" src="/dist/consent-elements.js"></script>'
const csp =
  "default-src 'self' 'unsafe-inline'; style-src 'self'; frame-src *; connect-src *; require-trusted-types-for 'script'; trusted-types 'none'"

describe('placeholders of blocked frames', () => {
  let tracker: ConsentServer
  let film: string
  const open = (frame: string, head = script, more = '', policy?: string): Promise<Page> =>
    openPage({
      head,
      body: `${frame}<consent-banner mode="offline" categories="all" ${more}><script type="application/json">${JSON.stringify(
        { trackingHosts: { [new URL(film).hostname + new URL(film).pathname]: 'experience' } },
      )}</script></consent-banner>`,
      ...(policy && { csp: policy }),
    })
  const gated = (): string => `<iframe data-consent="experience" data-src="${film}" width="400" height="250"></iframe>`
  const arrived = async (): Promise<number> => (await tracker.calls('/film')).length
  const isFetched = ({ window }: Page): boolean =>
    window.performance.getEntriesByType('resource').some(({ name }) => name.includes('consent-elements-placeholder'))
  const gone = (page: Page): Promise<void> => page.until('it is gone', () => !page.peek('[part=placeholder]'))

  beforeEach(async () => {
    localStorage.clear()
    tracker = await consentServer()
    film = `${tracker.url}/film`
  })
  afterEach(closePages)

  it('load one item at a click, through the guard and a strict policy, and block it again after a reload', async () => {
    const page = await open(gated(), whole + script, '', csp)
    const violations: string[] = []
    page.document.addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective))
    const button = await page.find('[part=load]') // behind the first button
    expect(await arrived()).to.equal(0)
    button.click()
    await eventually(async () => expect(await arrived()).to.equal(1))
    await gone(page)
    const { requests, state } = await page.manager()
    expect(state.consentInfo).to.equal(null)
    expect(requests.filter(({ once }) => once).map(one => [one.url, one.state])).to.deep.equal([[film, 'released']])
    expect(violations).to.deep.equal([])
    await page.reload()
    await page.find('[part=load]')
    expect(await arrived()).to.equal(1)
  })

  it('state that the browser may have contacted the host, if the parser read the frame before the guard', async () => {
    const listed = 'https://www.youtube.com/embed/x'
    const page = await open(
      `<iframe src="${listed}" width="400" height="250"></iframe>`,
      guard + script,
      'language="de"',
    )
    const text = await page.find('[part=requested]')
    await page.until('it says so', () => text.textContent!.includes('möglicherweise schon Kontakt'))
  })

  it('do not state that if the frame was deferred by its markup', async () => {
    const page = await open(gated(), guard + script)
    await page.find('[part=load]')
    expect(page.peek('[part=requested]')).to.have.property('hidden', true)
  })

  it('grant the category permanently at a click, and load nothing for visitors who have granted it', async () => {
    const page = await open(gated())
    const sheet = await page.find('[part=placeholder]')
    const said = ['title', 'description'].map(part => sheet.querySelector(`[part=${part}]`)!.lastChild!.textContent)
    await page.find('[part~=banner]')
    ;(await page.find('[part=allow]')).click()
    await eventually(async () => expect(await arrived()).to.equal(1))
    const handle = await page.manager()
    const { consents, consentInfo } = handle.state
    expect([consents.experience, consents.marketing, consentInfo!.type]).to.deep.equal([true, false, 'custom'])
    expect(page.events.map(({ type }) => type)).to.include('consent-change')
    // The receipt contains the shown texts, also while the banner shows.
    const [receipt] = await handle.receipts()
    expect(receipt!.method).to.deep.equal({ surface: 'placeholder', action: 'custom', trusted: false })
    expect(receipt!.notice).to.equal(sha256(`${said[0]}\n${said[1]}`))
    await page.reload()
    await eventually(async () => expect(await arrived()).to.equal(2))
    expect(isFetched(page)).to.equal(false)
    // The chunk is loaded when it is needed: after a withdrawal.
    ;(await page.manager()).rejectAll()
    await page.find('[part=placeholder]')
  })

  it('are not rendered if the site disables them, nor for invisible frames', async () => {
    const off = await open(gated(), script, 'placeholders="off"')
    const small = await open(`<iframe data-consent="marketing" data-src="${film}" width="1" height="1"></iframe>`)
    await Promise.all([off.manager(), small.manager()])
    await Promise.all([atRest(off), atRest(small, arrived)])
    expect([isFetched(off), isFetched(small), await arrived()]).to.deep.equal([false, false, 0])
  })

  it('are removed when another tab grants the category', async () => {
    const [here, there] = [await open(gated()), await open(gated())]
    await here.find('[part=placeholder]')
    ;(await there.manager()).acceptAll()
    await gone(here)
  })
})
