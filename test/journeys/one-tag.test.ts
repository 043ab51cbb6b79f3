import { expect } from '@open-wc/testing'
import { closePages, openPage, type Page } from '../support/open-page'

const tag = (more = '', file = '/dist/guard.js'): string =>
  `<script src="${file}" data-manager data-mode="offline" data-categories="all" ${more}></script>`
const bannersOf = ({ document }: Page): Element[] => [...document.querySelectorAll('consent-banner')]
const modulesOf = ({ document }: Page): string[] =>
  [...document.scripts].filter(({ type }) => type === 'module').map(({ src }) => src.replace(location.origin, ''))

describe('the installation by one tag', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    closePages()
    localStorage.clear()
  })

  it('blocks before anything else runs, and shows the banner in a page without any of our elements', async () => {
    const page = await openPage({
      head: `${tag()}<script>new Image().src = 'https://connect.facebook.net/first'</script>`,
      body: '<main>A page</main>',
    })
    await page.find('[part=banner]')
    const { requests, state } = await page.manager()
    expect(requests.map(({ url }) => url)).to.deep.equal(['https://connect.facebook.net/first'])
    expect(state.categories.filter(({ name }) => state.gdprTypes.includes(name))).to.have.length(5)
    expect(bannersOf(page)).to.have.length(1)
    expect(page.document.body.lastElementChild).to.equal(bannersOf(page)[0])
    expect(page.console).to.deep.equal([])
  })

  it('opens the settings, whose element is created when they open', async () => {
    const page = await openPage({ head: tag() })
    ;(await page.find('[data-action=customize]')).click()
    await page.find('dialog[open]')
    expect(page.document.querySelectorAll('privacy-settings-dialog')).to.have.length(1)
    expect(page.console).to.deep.equal([])
  })

  it('reads its options from data attributes', async () => {
    const page = await openPage({
      head: tag(
        'data-language="de" data-policy-url="/policy" data-hide-branding data-layout="bar" data-color-scheme="dark"',
      ),
    })
    const banner = await page.find('[part=banner]')
    await page.until('the texts are German', () => banner.textContent!.includes('Alle akzeptieren'))
    const { state } = await page.manager()
    expect(state.language).to.equal('de')
    expect(bannersOf(page)[0]!.getAttribute('layout')).to.equal('bar')
    expect((banner.getRootNode() as ShadowRoot).querySelector('a')!.getAttribute('href')).to.equal('/policy')
    expect(banner.closest('.root')!.getAttribute('data-scheme')).to.equal('dark')
  })

  it("keeps the page's own banner, whose attributes win over those of the guard", async () => {
    const page = await openPage({
      head: tag('data-language="de" data-policy-version="2"'),
      body: '<section><consent-banner language="fr"></consent-banner></section>',
    })
    const banner = await page.find('[part=banner]')
    await page.until('the texts are French', () => banner.textContent!.includes('Tout accepter'))
    expect((await page.manager()).state.language).to.equal('fr')
    expect(bannersOf(page)).to.have.length(1)
    expect(bannersOf(page)[0]!.parentElement!.localName).to.equal('section')
  })

  it('shows the banner again if a framework has removed the element that was added', async () => {
    const page = await openPage({ head: tag() })
    await page.find('[part=banner]')
    bannersOf(page)[0]!.remove()
    const manager = await page.manager()
    manager.rejectAll()
    manager.reset()
    await page.find('[part=banner]')
  })

  it('loads the manager from the folder and with the query of the guard', async () => {
    const page = await openPage({ head: tag('', '/late-none/1/guard.js?v=7') })
    await page.find('[part=banner]')
    expect(modulesOf(page)).to.deep.equal(['/late-none/1/consent-elements.js?v=7'])
  })

  it('loads the manager for an inlined guard', async () => {
    const page = await openPage({
      head: '<script data-file="/dist/guard.js" data-manager data-mode="offline" data-categories="all"></script>',
    })
    await page.find('[part=banner]')
    expect(modulesOf(page)).to.deep.equal(['/dist/consent-elements.js'])
  })

  for (const file of ['guard-capture', 'guard-strict'])
    it(`works with ${file}.js`, async () => {
      const page = await openPage({ head: tag('', `/dist/${file}.js`), body: '<main>A page</main>' })
      await page.find('[part=banner]')
      expect(page.document.querySelector('main')!.textContent).to.equal('A page')
    })

  it('sets its nonce on the manager’s script, and uses a TrustedScriptURL', async () => {
    const page = await openPage({
      head: tag('nonce="abc"'),
      csp: "script-src 'nonce-abc' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types consent-elements#guard",
      before: () => {},
    })
    await page.find('[part=banner]')
    expect(page.console).to.deep.equal([])
  })

  it('reports a manager that cannot be loaded, and goes on blocking', async () => {
    const page = await openPage({
      head: tag('data-manager="/nowhere/consent-elements.js"').replace('data-manager ', ''),
    })
    await page.until('it is reported', () => page.events.some(({ type }) => type === 'consent-error'))
    const message = `${location.origin}/nowhere/consent-elements.js could not be loaded. The stored decision applies, and no banner shows`
    expect(page.events.find(({ type }) => type === 'consent-error')!.detail).to.deep.equal({
      code: 'NETWORK_ERROR',
      message,
    })
    expect(page.console.join()).to.include(message)
    const said = await page.window.fetch('https://connect.facebook.net/x').catch((error: Error) => error.message)
    expect(said).to.match(/blocked due to missing consent/)
  })

  it('warns about async and defer, with which it runs too late', async () => {
    const page = await openPage({ head: tag('defer') })
    await page.find('[part=banner]')
    expect(page.console.join()).to.match(/remove async and defer/)
  })

  it('loads no manager without data-manager', async () => {
    const page = await openPage({ head: '<script src="/dist/guard.js" data-mode="offline"></script>' })
    expect(modulesOf(page)).to.deep.equal([])
  })

  const own = `data-options='{"trackingHosts":{"stats.example":"measurement"}}'`
  const early = `<script>
    addEventListener('ConsentBlockedRequest', event => (window.seen ??= []).push(event.detail.channel), true)
    fetch('https://stats.example/early').catch(({ message }) => { window.said = message })
    document.head.append(Object.assign(document.createElement('script'), { src: 'https://stats.example/early.js' }))
  </script>`
  const refusal = 'Request to https://stats.example/early blocked due to missing consent'
  const expectBlocked = async (page: Page): Promise<void> => {
    await page.until('the request has failed', () => page.window.said)
    expect(page.window.said).to.equal(refusal)
    await page.until('the script was reported', () => (page.window.seen as string[]).includes('script'))
    page.window.said = undefined
  }

  for (const file of ['guard', 'guard-strict', 'guard-capture'])
    it(`blocks trackingHosts on its tag before the manager runs, before and after a rejection: ${file}.js`, async () => {
      const page = await openPage({ head: tag(own, `/dist/${file}.js`) + early })
      await expectBlocked(page)
      ;(await page.manager()).rejectAll()
      await page.reload()
      await expectBlocked(page)
      await page.manager() // WebKit hangs if a frame is removed while one of its modules awaits another.
    })

  it('blocks the hosts of services that the tag describes before the manager runs', async () => {
    const services = [{ name: 'our-stats', title: 'Our statistics', category: 'measurement', hosts: ['stats.example'] }]
    const page = await openPage({ head: `${tag(`data-options='${JSON.stringify({ services })}'`)}${early}` })
    await expectBlocked(page)
  })

  it('blocks trackingHosts in sandboxed frames that the page writes', async () => {
    const page = await openPage({ head: tag(own) })
    const said = await new Promise(resolve => {
      page.window.addEventListener('message', ({ data }) => resolve(data))
      const srcdoc = `<script>
        fetch('https://stats.example/early').then(String, ({ message }) => message).then(text => parent.postMessage(text, '*'))
      </script>`
      page.document.body.insertAdjacentHTML('beforeend', `<iframe sandbox="allow-scripts" srcdoc="${srcdoc}"></iframe>`)
    })
    expect(said).to.equal(refusal)
  })

  it('remembers trackingHosts with the decision, for a guard whose tag does not have them', async () => {
    const elsewhere = '<consent-banner><script type="application/json">'
    const json = '{"mode":"offline","trackingHosts":{"stats.example":"measurement"}}'
    const page = await openPage({
      head: `<script src="/dist/guard.js"></script>${early}<script type="module" src="/dist/consent-elements.js"></script>`,
      body: `${elsewhere}${json}</script></consent-banner>`,
    })
    expect(localStorage).to.have.length(0)
    ;(await page.manager()).rejectAll()
    await page.reload()
    await expectBlocked(page)
  })

  it('forgets trackingHosts that the site has removed, and stores nothing before a decision', async () => {
    const page = await openPage({ head: tag(own) })
    await page.manager()
    expect(localStorage).to.have.length(0)
    ;(await page.manager()).rejectAll()
    expect(localStorage.getItem('privacy-consent-storage')).to.contain('stats.example')
    page.close()
    await (await openPage({ head: tag() })).manager()
    expect(localStorage.getItem('privacy-consent-storage')).not.to.contain('stats.example')
  })
})
