import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { closePages, openPage } from '../support/open-page'
import { eventually } from '../support/eventually'

const head = '<script type="module" src="/dist/consent-elements.js"></script>'
const body = `<consent-banner mode="offline" categories="all"></consent-banner>
  <script type="text/plain" data-consent="measurement" data-src="/page/first.js?measured"></script>
  <script type="text/plain" data-consent="measurement">order.push('inline')</script>
  <iframe data-consent="experience" data-src="/page/?html=map" title="A map"></iframe>`

describe('gated markup', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)
  const open = async (csp?: string, html = body) => {
    const violations: string[] = []
    const page = await openPage({
      head,
      body: html,
      ...(csp && { csp }),
      before(target) {
        Object.assign(target, { order: [] })
        target.document.addEventListener('securitypolicyviolation', event => violations.push(event.violatedDirective))
      },
    })
    const handle = await page.manager()
    const order = page.window.order as string[]
    return { page, handle, order, violations, frame: page.peek<HTMLIFrameElement>('iframe')! }
  }

  it('is deferred until its category is granted, runs once and in order, and is blocked again after a withdrawal', async () => {
    const { page, handle, order, frame } = await open()
    const loaded: string[] = []
    page.document
      .querySelector('[data-src*=measured]')!
      .addEventListener('load', () => (loaded.push('load'), order.push('load')))
    await atRest(page, () => order.length)
    expect([order, frame.getAttribute('src')]).to.deep.equal([[], null])
    handle.save({ measurement: true })
    await eventually(() => expect([order, frame.getAttribute('src')]).to.deep.equal([['load', 'inline'], null]))
    handle.acceptAll()
    await page.until('the map is there', () => frame.contentDocument?.body?.textContent === 'map')
    expect(order).to.have.length(2)
    handle.rejectAll()
    await page.until('the map is gone', () => frame.contentWindow!.location.href === 'about:blank')
  })

  it('is released at once for a returning visitor', async () => {
    const { page, handle } = await open()
    handle.acceptAll()
    await page.reload()
    await page.until('the script has run', () => (page.window.order as string[]).includes('inline'))
  })

  it('runs under Trusted Types, without a policy of its own, if its URL is in src', async () => {
    const { page, handle, order, violations } = await open(
      "require-trusted-types-for 'script'; trusted-types 'none'",
      `<consent-banner mode="offline" categories="all"></consent-banner>
       <script type="text/plain" data-consent="measurement" src="/page/first.js" onload="order.push('load')"></script>
       <script type="text/plain" data-consent="measurement">order.push('inline')</script>`,
    )
    await atRest(page, () => order.length)
    expect(order).to.deep.equal([])
    handle.save({ measurement: true })
    await eventually(() => expect(order).to.deep.equal(['load', 'inline']))
    expect(violations).to.deep.equal([])
  })

  it('does not run after the manager has stopped', async () => {
    const { page, handle, order } = await open()
    handle.stop()
    const late = page.document.createElement('img')
    Object.assign(late.dataset, { consent: 'necessary', src: 'data:,' })
    page.document.body.append(late)
    await atRest(page, () => order.length)
    expect([order, late.getAttribute('src')]).to.deep.equal([[], null])
  })
})
