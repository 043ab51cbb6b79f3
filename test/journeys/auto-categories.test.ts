import { expect } from '@open-wc/testing'
import { acmeService } from '../support/acme-service'
import { closePages, openPage, type Page } from '../support/open-page'

const start = '<script type="module" src="/dist/consent-elements.js"></script>'
const frame = '<iframe data-consent="experience" data-src="https://player.example/1" title="A film"></iframe>'
const banner = (attributes = '') => `<consent-banner mode="offline" categories="auto" ${attributes}></consent-banner>`
const shown = (page: Page): string[] => [...page.window.consentManager!.state.gdprTypes]
/** The page does not wait forever for a slow service. */
const showing = (page: Page, ...names: string[]): Promise<void> =>
  page.until(`${names.join()} are shown`, () => `${shown(page)}` === `${names}`)
const granted = (page: Page): string[] =>
  Object.entries(page.window.consentManager!.state.consents).flatMap(([name, on]) => (on ? [name] : []))
const described = async (page: Page): Promise<string> => (await page.find('[part=description]')).textContent!
const withBanner = async (body: string, head = start): Promise<Page> => {
  const page = await openPage({ head, body })
  await page.find('[part=banner]')
  return page
}
const decidedPage = async (body: string): Promise<Page> => {
  const page = await openPage({ head: start, body })
  await page.manager()
  return page
}

describe('with categories="auto"', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)

  it('visitors are asked about the categories of declared services and of gated markup, and Accept All grants those', async () => {
    const page = await withBanner(banner('services="google-analytics"') + frame)
    await showing(page, 'necessary', 'measurement', 'experience')
    const text = await described(page)
    expect(text).to.match(/count and record visits/i)
    expect(text).not.to.match(/personalize ads/i)
    page.window.consentManager!.acceptAll()
    expect(granted(page)).to.deep.equal(['necessary', 'measurement', 'experience'])
    expect(page.console.filter(line => /Accept All/.test(line))).to.deep.equal([])
  })

  it('the same attribute of the guard’s tag works in one tag', async () => {
    const head =
      '<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="auto" data-services="meta-pixel"></script>'
    const page = await withBanner('<p>Text</p>', head)
    await showing(page, 'necessary', 'marketing')
    expect(page.console).to.deep.equal([])
  })

  it('the option acceptAllGrants still has the last word', async () => {
    const page = await withBanner(banner('accept-all-grants="all"') + frame)
    page.window.consentManager!.acceptAll()
    expect(granted(page)).to.have.length(5)
  })

  it('all categories are shown if nothing is declared or gated', async () => {
    const page = await withBanner(banner())
    expect(shown(page)).to.have.length(5)
  })

  it('all categories are shown if a tag manager loads services that only it knows', async () => {
    const one = await withBanner(banner('services="youtube google-tag-manager"'))
    await one.until('all are shown', () => shown(one).length === 5)
    const two = await withBanner(banner('tag-manager-id="GTM-AB12CD3"') + frame)
    expect(shown(two)).to.have.length(5)
  })

  it('a category that gated markup adds later is shown, and no other disappears', async () => {
    const page = await withBanner(banner('services="google-analytics"'))
    page.document.body.insertAdjacentHTML('beforeend', frame)
    await page.until('the category is shown', () => shown(page).includes('experience'))
    await showing(page, 'necessary', 'measurement', 'experience')
  })

  it('a decision stands on pages that use fewer categories, whose dialog shows all that were asked about', async () => {
    const first = await withBanner(banner() + frame + frame.replace('experience', 'marketing'))
    first.window.consentManager!.acceptAll()
    first.close()
    const second = await decidedPage(banner() + frame)
    expect(second.window.consentManager!.state.showPopup).to.equal(false)
    expect(granted(second)).to.deep.equal(['necessary', 'experience', 'marketing'])
    expect(shown(second)).to.deep.equal(['necessary', 'experience', 'marketing'])
    second.window.consentManager!.save({ marketing: false })
    expect(granted(second)).to.deep.equal(['necessary', 'experience'])
  })

  it('returning visitors load only the kernel, also on pages that use fewer categories', async () => {
    const head =
      '<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="auto" data-policy-url="/privacy"></script>'
    const first = await withBanner(frame + frame.replace('experience', 'marketing'), head)
    first.window.consentManager!.acceptAll()
    first.close()
    const second = await openPage({ head, body: frame })
    await second.manager()
    expect(shown(second)).to.deep.equal(['necessary', 'experience', 'marketing'])
    const files = second.window.performance.getEntriesByType('resource').map(({ name }) => name)
    expect(files.some(name => name.includes('consent-elements-kernel.js'))).to.equal(true)
    expect(files.some(name => name.includes('consent-elements-core.js'))).to.equal(false)
  })

  it('a page that uses another category asks about that one, and keeps the answers to the others', async () => {
    const first = await withBanner(banner('services="google-analytics"'))
    await showing(first, 'necessary', 'measurement')
    first.window.consentManager!.acceptAll()
    first.close()
    const second = await withBanner(banner('services="google-analytics meta-pixel"'))
    await showing(second, 'necessary', 'measurement', 'marketing')
    expect(granted(second)).to.deep.equal(['necessary', 'measurement'])
    second.window.consentManager!.acceptAll()
    second.close()
    const third = await decidedPage(banner('services="google-analytics meta-pixel"'))
    await third.until('the services are there', () => third.window.consentManager!.services.length === 2)
    expect(third.window.consentManager!.state.showPopup).to.equal(false)
    expect(granted(third)).to.deep.equal(['necessary', 'measurement', 'marketing'])
  })

  it('a service of the site’s own counts with the category that it has', async () => {
    const options = JSON.stringify({ services: [acmeService({ category: 'functionality' })] })
    const page = await withBanner(
      `<consent-banner mode="offline" categories="auto"><script type="application/json">${options}</script></consent-banner>`,
    )
    await showing(page, 'necessary', 'functionality')
  })

  it('visitors are asked although a service cannot be loaded', async () => {
    const page = await withBanner(banner('services="unheard-of google-analytics"'))
    await showing(page, 'necessary', 'measurement')
  })
})
