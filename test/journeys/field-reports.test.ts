import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'
import { eventually } from '../support/eventually'

const tag = (more = ''): string =>
  `<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all" ${more}></script>`

// docs/internals/field-reports.md names the report that each keeps from coming back.
describe('what people report about consent tools', () => {
  beforeEach(() => localStorage.clear())
  afterEach(closePages)
  const text = async (page: Page): Promise<string> => (await page.find('[data-action=accept]')).textContent!

  it('opens the settings by a button in a shadow root of the page', async () => {
    const page = await openPage({ head: tag(), body: '<div id="host"></div>' })
    await page.find('[part=banner]')
    const root = page.document.getElementById('host')!.attachShadow({ mode: 'open' })
    root.innerHTML = '<button data-consent-open><span>Settings</span></button>'
    root.querySelector('span')!.click()
    await page.find('dialog[open]')
  })

  for (const [language, accept] of Object.entries({
    'pt-PT': 'Aceitar tudo',
    'de-CH': 'Alle akzeptieren',
    de_AT: 'Alle akzeptieren',
    'EN-CA': 'Accept All',
    en_US: 'Accept All',
    FR: 'Tout accepter',
  }))
    it(`speaks the language of a page with lang="${language}"`, async () => {
      const page = await openPage({
        head: `<script>document.documentElement.lang = '${language}'</script>${tag('data-language="page"')}`,
      })
      await eventually(async () => expect(await text(page)).to.equal(accept))
    })

  it('has its texts in a page that is not encoded as UTF-8', async () => {
    const page = await openPage({ body: 'outside' })
    const html = `<!doctype html><html><head>${tag('data-language="fr"')}</head><body></body></html>`
    const query = new URLSearchParams({ type: 'text/html; charset=windows-1252', text: html })
    const address = `/page/script.js?${query}`.replace(/&/g, '&amp;')
    page.document.body.insertAdjacentHTML('beforeend', `<iframe src="${address}"></iframe>`)
    const frame = page.document.querySelector('iframe')!
    const banner = (): string =>
      frame.contentDocument?.querySelector('consent-banner')?.shadowRoot?.querySelector('[part=description]')
        ?.textContent ?? ''
    await page.until('the banner is French', () => banner().includes('é'))
    expect(frame.contentDocument!.characterSet).to.equal('windows-1252')
    expect(banner()).not.to.match(/[ÃÂ]/)
  })

  it('is written from right to left in Arabic, on a page from left to right', async () => {
    const page = await openPage({ head: tag('data-language="ar"') })
    await page.find('[part=banner]')
    await page.until('it is Arabic', () => page.peek('.root')?.dir === 'rtl')
    const [accept, reject] = [await page.find('[data-action=accept]'), await page.find('[data-action=reject]')]
    const [one, two] = [accept.getBoundingClientRect(), reject.getBoundingClientRect()]
    expect(one.left >= two.right || one.bottom <= two.top, 'Accept comes first, from the right').to.equal(true)
  })

  it('asks once where two snippets load the same tag', async () => {
    const page = await openPage({ head: tag() + tag() })
    await page.find('[part=banner]')
    expect(page.document.querySelectorAll('consent-banner')).to.have.length(1)
    ;(await page.find('[data-action=reject]')).click()
    await page.until('it is decided', () => page.window.consentManager!.state.consentInfo)
    await page.until('the banner is gone', () => page.peek('[part=banner]:not([inert])') === null)
  })

  it('can be answered after an A/B snippet has hidden the page until it was ready', async () => {
    const page = await openPage({
      head: `<style>.hide{opacity:0!important}</style><script>document.documentElement.classList.add('hide')</script>${tag('data-scroll-lock')}`,
      body: '<main style="height:5000px">Long</main>',
    })
    await page.find('[part=banner]')
    page.document.documentElement.classList.remove('hide')
    await eventually(() =>
      expect(page.window.getComputedStyle(page.document.documentElement).overflowY).to.equal('hidden'),
    )
    ;(await page.find('[data-action=accept]')).click()
    await page.until('it is decided', () => page.window.consentManager!.hasConsentFor('marketing'))
  })

  it('does not run listeners of the page twice after Accept', async () => {
    const page = await openPage({
      head: `${tag()}<script>count = 0; addEventListener('DOMContentLoaded', () => count++)</script>`,
      body: '<script type="text/plain" data-consent="marketing">addEventListener("DOMContentLoaded", () => done = count)</script>',
    })
    ;(await page.find('[data-action=accept]')).click()
    await page.until('the released script was called', () => page.window.done !== undefined)
    expect(page.window.count).to.equal(1)
  })

  it('runs gated scripts that the page adds after Accept', async () => {
    const page = await openPage({ head: tag() })
    ;(await page.find('[data-action=accept]')).click()
    await page.until('it is decided', () => page.window.consentManager!.hasConsentFor('marketing'))
    const script = page.document.createElement('script')
    script.type = 'text/plain'
    script.dataset.consent = 'marketing'
    script.text = 'ran = true'
    page.document.body.append(script)
    await page.until('it has run', () => page.window.ran)
  })

  it('survives a page that throws at every event of ours', async () => {
    const page = await openPage({
      head: `<script>for (const type of ['consent-ready', 'consent-change', 'consent-banner-show'])
        document.addEventListener(type, () => { throw new Error('page') }); onerror = () => true</script>${tag()}`,
    })
    ;(await page.find('[data-action=accept]')).click()
    await page.until('it is decided', () => page.window.consentManager!.hasConsentFor('marketing'))
  })

  it('asks again on the page after a visit to the settings without a choice', async () => {
    const page = await openPage({ head: tag() })
    ;(await page.find('[data-action=customize]')).click()
    ;(await page.find('dialog[open] [data-action=close]')).click()
    await page.until('the banner is back', () => page.peek('[part=banner]:not([inert])'))
    await page.reload()
    await page.find('[part=banner]')
  })
})
