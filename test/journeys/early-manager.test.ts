import { expect } from '@open-wc/testing'
import type { ConsentManager } from '../../src'
import { closePages, openPage, type Page } from '../support/open-page'

interface Told {
  changed: string[]
  effectiveConsents: { measurement: boolean }
}
const guard = '<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all"></script>'
/** A script that follows the consent to measurement, as page code does. */
const follow = (name: string, type = ''): string =>
  `<script ${type}>
    window.told ??= {}
    told.${name} = []
    window.stop_${name} = consentManager.onConsentChange(detail => told.${name}.push(detail))
  </script>`
const calls = (page: Page, name: string): boolean[] =>
  ((page.window.told as Record<string, Told[]> | undefined)?.[name] ?? []).map(
    ({ effectiveConsents }) => effectiveConsents.measurement,
  )
const changes = async (page: Page, name: string, count: number): Promise<boolean[]> => {
  await page.until(`${name} was called ${count} times`, () => calls(page, name).length >= count)
  return calls(page, name)
}

describe('window.consentManager before the manager has started', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => {
    closePages()
    localStorage.clear()
  })
  const orders = {
    'in the head, before the manager has loaded': { head: guard + follow('it'), body: '' },
    'at the end of the body': { head: guard, body: follow('it') },
    'in a module, whose turn is open': { head: guard + follow('it', 'type="module"'), body: '' },
    'after the event consent-ready': {
      head: `${guard}<script>document.addEventListener('consent-ready', () => { window.told = { it: [] }; consentManager.onConsentChange(detail => told.it.push(detail)) })</script>`,
      body: '',
    },
  }
  const decide = async (choice: 'acceptAll' | 'rejectAll'): Promise<void> => {
    const page = await openPage({ head: guard })
    const manager = await page.manager()
    const decided = new Promise(resolve => page.document.addEventListener('consent-change', resolve, { once: true }))
    manager[choice]()
    await decided
    page.close()
  }

  for (const [order, site] of Object.entries(orders)) {
    it(`tells a listener the present state once, then each change: ${order}`, async () => {
      const page = await openPage(site)
      expect(await changes(page, 'it', 1)).to.deep.equal([false])
      const manager = await page.manager()
      manager.acceptAll()
      expect(await changes(page, 'it', 2)).to.deep.equal([false, true])
      manager.rejectAll()
      expect(await changes(page, 'it', 3)).to.deep.equal([false, true, false])
      expect(page.console).to.deep.equal([])
    })

    it(`tells it the stored decision of a returning visitor once: ${order}`, async () => {
      await decide('acceptAll')
      const page = await openPage(site)
      expect(await changes(page, 'it', 1)).to.deep.equal([true])
      ;(await page.manager()).rejectAll()
      expect(await changes(page, 'it', 2)).to.deep.equal([true, false])
    })
  }

  it('grants nothing, has no version, and lists the requests that the guard has blocked', async () => {
    await decide('acceptAll')
    localStorage.clear()
    const page = await openPage({
      head: `${guard.replace('guard.js', 'guard-whole.js')}<script>
        fetch('https://connect.facebook.net/x').catch(() => {})
        const { version, state, services, requests } = consentManager
        window.early = { version, services, requests, state, asked: [consentManager.hasConsentFor('measurement'), consentManager.hasConsentFor('necessary'), consentManager.isAllowed('youtube')] }
      </script>`,
    })
    const { state, requests, ...early } = page.window.early as {
      state: ConsentManager['state']
      requests: ConsentManager['requests']
    }
    expect(early).to.deep.equal({ version: undefined, services: [], asked: [false, true, false] })
    expect(requests.map(({ url }) => url)).to.deep.equal(['https://connect.facebook.net/x'])
    expect(state).to.include({ consentInfo: null, showPopup: false, isLoadingConsentInfo: true })
    expect(Object.values(state.effectiveConsents).filter(Boolean)).to.have.length(1)
  })

  it('repeats calls once the manager runs, in order, and is the manager from then on', async () => {
    const page = await openPage({
      head: `${guard}<script>
        window.kept = consentManager
        window.receipts = consentManager.receipts()
        consentManager.acceptAll()
        consentManager.save({ marketing: false })
      </script>`,
    })
    const manager = await page.manager()
    const kept = page.window.kept as ConsentManager
    expect(kept).not.to.equal(manager)
    await page.until('both calls were repeated', () => manager.state.consentInfo?.type === 'custom')
    expect(manager.hasConsentFor('measurement')).to.equal(true)
    expect(manager.hasConsentFor('marketing')).to.equal(false)
    expect(kept.state).to.deep.equal(manager.state)
    expect(kept.version).to.equal(manager.version)
    expect(await (page.window.receipts as Promise<unknown[]>)).to.be.an('array')
  })

  it('forgets listeners that have unsubscribed, before the start and after it', async () => {
    const page = await openPage({ head: `${guard}${follow('gone')}<script>stop_gone()</script>${follow('it')}` })
    await changes(page, 'it', 1)
    ;(page.window.stop_it as () => void)()
    const decided = new Promise(resolve => page.document.addEventListener('consent-change', resolve, { once: true }))
    ;(await page.manager()).acceptAll()
    await decided
    expect(calls(page, 'gone')).to.deep.equal([])
    expect(calls(page, 'it')).to.deep.equal([false])
  })

  it('exists without a guard as soon as our file has loaded, for visitors whose decision stands', async () => {
    await decide('acceptAll')
    const page = await openPage({
      head: '<script type="module" src="/dist/consent-elements.js"></script>',
      body: `<consent-banner mode="offline" categories="all"></consent-banner>
        <script type="module">
          // Not by import: https://bugs.webkit.org/show_bug.cgi?id=242740
          while (!window.consentManager) await new Promise(setTimeout)
          window.told = { it: [] }
          consentManager.onConsentChange(detail => told.it.push(detail))
        </script>`,
    })
    expect(await changes(page, 'it', 1)).to.deep.equal([true])
  })

  it('leaves a property of the page with that name alone until the manager runs', async () => {
    const page = await openPage({
      head: `<script>window.consentManager = 'mine'</script>${guard}<script>window.seen = consentManager</script>`,
    })
    expect(page.window.seen).to.equal('mine')
    expect((await page.manager()).hasConsentFor('measurement')).to.equal(false)
  })

  const returning = '<script type="module" src="/dist/consent-elements.js"></script>'
  const banner = '<consent-banner mode="offline" categories="all"></consent-banner>'

  it('is one object for every read of a returning visitor, which stop() removes', async () => {
    await decide('acceptAll')
    const page = await openPage({ head: returning, body: banner })
    const manager = await page.manager()
    expect(page.window.consentManager).to.equal(manager)
    expect(Object.keys(page.window)).to.include('consentManager')
    manager.stop()
    expect('consentManager' in page.window).to.equal(false)
  })

  it('replaces a global variable of that name, also for returning visitors', async () => {
    await decide('acceptAll')
    const page = await openPage({
      head: `<script>var consentManager = 'of the page'</script>${returning}`,
      body: banner,
    })
    const manager = await page.manager()
    expect(manager.hasConsentFor('marketing')).to.equal(true)
    manager.rejectAll()
    expect(manager.hasConsentFor('marketing')).to.equal(false)
  })

  it('can be replaced by the page, which stop() respects', async () => {
    await decide('acceptAll')
    const page = await openPage({ head: returning, body: banner })
    const manager = await page.manager()
    const replaced = Object.create(manager) as ConsentManager
    page.window.consentManager = replaced
    manager.stop()
    expect(page.window.consentManager).to.equal(replaced)
  })
})
