import { expect } from '@open-wc/testing'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'
import { decide, isLoaded, requestsEarly } from '../support/stored-decisions'
import { blocksElements, strictestPolicies, tracker } from '../support/tries-to-track'

const trustedTypes = "require-trusted-types-for 'script'; trusted-types consent-elements consent-elements#guard"

/** The same script as a file and as text. The server of the tests inserts the text; see pages.mjs. */
for (const [form, attribute] of Object.entries({ 'as a file': 'src', inlined: 'data-file' }))
  describe(`guard.js ${form}`, () => {
    const tag = (more = 'data-manager data-mode="offline" data-categories="all"'): string =>
      `<script ${attribute}="/dist/guard.js" ${more}></script>`
    const open = (more: string): Promise<Page> => openPage({ head: tag() + more })

    beforeEach(() => {
      localStorage.clear()
      decide()
    })
    afterEach(() => {
      closePages()
      localStorage.clear()
    })

    it('loads the manager and no guard for visitors who have granted everything, and native functions run', async () => {
      const page = await open(requestsEarly)
      const manager = await page.manager()
      await atRest(page)
      expect(isLoaded(page, 'guard-whole.js')).to.equal(false)
      expect(isLoaded(page, 'consent-elements-blocking.js')).to.equal(false)
      expect(page.window.said).not.to.contain('missing consent')
      expect(manager.state.consentInfo?.type).to.equal('all')
      expect(manager.hasConsentFor('marketing')).to.equal(true)
      expect(page.document.createElement.toString()).to.contain('[native code]')
      expect(page.peek('[part=banner]')).to.equal(null)
      expect(page.console).to.deep.equal([])
    })

    it('blocks a script that has kept fetch in a variable, once the guard has started', async () => {
      const page = await open('<script>kept = fetch</script>')
      const manager = await page.manager()
      manager.rejectAll()
      await page.until('it blocks', () => blocksElements(page))
      const answer = await (page.window.kept as typeof fetch)(tracker).catch(({ message }: Error) => message)
      expect(answer).to.contain('missing consent')
    })

    it('shows the banner and blocks from the first byte in a page that was cached for somebody else', async () => {
      localStorage.clear()
      const page = await open(`${requestsEarly}<script>new Image().src = '${tracker}'</script>`)
      await page.find('[part=banner]')
      await page.until('the request is decided', () => page.window.said)
      expect(page.window.said).to.contain('missing consent')
      expect((await page.manager()).requests.map(({ channel }) => channel)).to.include.members(['fetch', 'img'])
      expect(page.console).to.deep.equal([])
    })

    it('loads the guard in documents of an opaque origin, which cannot read storage', async () => {
      const page = await openPage({ body: 'outside' })
      const said = await new Promise(resolve => {
        page.window.addEventListener('message', ({ data }) => resolve(data))
        const tells = `<script>asked.then(() => parent.postMessage(window.said, '*'))</script>`
        const html = `<!doctype html><head>${tag('')}${requestsEarly}${tells}`
        const address = `/page/?${new URLSearchParams({ html })}`
        page.document.body.insertAdjacentHTML('beforeend', `<iframe sandbox="allow-scripts" src="${address}"></iframe>`)
      })
      expect(said).to.contain('missing consent')
    })

    for (const source of ["'nonce-abc' 'strict-dynamic'", "'self' 'nonce-abc'"])
      it(`works with Trusted Types and the script sources ${source}`, async () => {
        const parts = {
          head: tag('nonce="abc" data-manager data-mode="offline" data-categories="all"'),
          csp: `script-src ${source}; ${trustedTypes}`,
        }
        const page = await openPage(parts)
        const manager = await page.manager()
        expect(isLoaded(page, 'guard-whole.js')).to.equal(false)
        manager.rejectAll()
        await page.until('it blocks', () => blocksElements(page))
        page.close()

        localStorage.clear()
        const first = await openPage(parts)
        await first.find('[part=banner]')
        await first.until('it blocks', () => blocksElements(first))
        expect(strictestPolicies(first.document)).to.equal(0)
      })

    it('allows only the page’s own host where Trusted Types forbid its policy, and nothing is granted', async () => {
      localStorage.clear()
      const page = await openPage({
        head: tag('nonce="abc"'),
        csp: "script-src 'self' 'nonce-abc'; require-trusted-types-for 'script'; trusted-types consent-elements",
      })
      expect(strictestPolicies(page.document)).to.equal(1)
    })

    it('loads the guard without replacing the page if a script adds it later', async () => {
      localStorage.clear()
      const page = await openPage({ body: '<main>A page</main>' })
      const added = page.document.createElement('script')
      added.dataset.file = '/dist/guard.js'
      added.dataset.manager = ''
      added.dataset.mode = 'offline'
      added.text = await (await fetch('/dist/guard.js')).text()
      page.document.head.append(added)
      await page.find('[part=banner]')
      await page.until('it blocks', () => blocksElements(page))
      expect(page.document.querySelector('main')!.textContent).to.equal('A page')
    })
  })
