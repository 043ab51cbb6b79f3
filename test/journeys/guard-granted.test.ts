import { expect } from '@open-wc/testing'
import { allConsents } from '../../src/consent/consents'
import { closePages, openPage, type Page } from '../support/open-page'
import { decide, isLoaded, notGranted, refuse } from '../support/stored-decisions'
import { blocksElements, sent, strictestPolicies, tracker } from '../support/tries-to-track'

/** The script that `headHtml` inlines for visitors who have granted everything. */
const tag = (more = 'data-manager data-mode="offline" data-categories="all"', file = '/dist/guard.js'): string =>
  `<script data-inlined="guard-granted.js" data-file="${file}" ${more}></script>`
const granted = (more = '', head = tag()): Promise<Page> => openPage({ head: head + more })
const later = (): Promise<unknown> => new Promise(resolve => setTimeout(resolve, 200))
describe('the script for visitors who have granted everything', () => {
  beforeEach(() => {
    localStorage.clear()
    decide()
  })
  afterEach(async () => {
    await fetch('/late/now')
    closePages()
    localStorage.clear()
  })

  for (const [what, prepare, before] of notGranted)
    it(`loads the guard before the parser goes on if the browser ${what}`, async () => {
      prepare()
      const page = await openPage({
        head: `${tag()}<script>window.hasGuard = Object.getOwnPropertySymbols(window).some(key => /startBlocking$/.test(key.description))</script>`,
        before,
      })
      document.cookie = 'privacy-consent=; path=/; max-age=0'
      expect(isLoaded(page, 'guard.js')).to.equal(true)
      expect(page.window.hasGuard).to.equal(true)
      await page.manager()
      expect(page.document.querySelectorAll('script[type=module]')).to.have.length(1)
      expect(strictestPolicies(page.document)).to.equal(0)
    })

  it('loads the guard at a withdrawal, which then blocks requests of elements', async () => {
    const page = await granted()
    const manager = await page.manager()
    expect(blocksElements(page)).to.equal(false)
    manager.rejectAll()
    await page.until('the page is told', () => page.events.some(({ type }) => type === 'consent-change'))
    expect(isLoaded(page, 'guard.js')).to.equal(true)
    expect(isLoaded(page, 'consent-elements-blocking.js')).to.equal(false)
    expect(blocksElements(page)).to.equal(true)
    expect(await sent(page)).to.contain('missing consent')
    expect(manager.requests.map(({ channel }) => channel)).to.deep.equal(['img', 'fetch'])
    manager.acceptAll()
    expect(blocksElements(page)).to.equal(false)
    manager.rejectAll()
    expect(blocksElements(page)).to.equal(true)
    expect(page.console).to.deep.equal([])
  })

  it('blocks in frames that were there before the withdrawal', async () => {
    const page = await granted()
    page.document.body.insertAdjacentHTML('beforeend', '<iframe></iframe>')
    const inside = page.document.querySelector('iframe')!.contentDocument!
    const manager = await page.manager()
    manager.rejectAll()
    await page.until('the page is told', () => page.events.some(({ type }) => type === 'consent-change'))
    inside.body.append(Object.assign(inside.createElement('img'), { src: tracker }))
    expect(manager.requests.map(({ url }) => url)).to.deep.equal([tracker])
  })

  it('leaves elements in place that were loaded with consent', async () => {
    const frame = '<iframe id="map" src="https://www.youtube.com/embed/x"></iframe>'
    const page = await openPage({ head: tag(), body: frame })
    const manager = await page.manager()
    manager.rejectAll()
    await page.until('the guard blocks', () => blocksElements(page))
    await later()
    expect(page.document.getElementById('map')!.getAttribute('src')).to.contain('youtube')
  })

  it('has events and requests to other hosts wait until the guard has arrived', async () => {
    const page = await granted(
      '',
      tag('data-manager data-mode="offline" data-categories="all"', `/late-guard/${Date.now()}/guard.js`),
    )
    const manager = await page.manager()
    manager.rejectAll()
    let outcome = ''
    void sent(page).then(text => (outcome = text))
    await later()
    expect(outcome).to.equal('')
    expect(page.events.map(({ type }) => type)).not.to.include('consent-change')
    await fetch('/late/now')
    await page.until('it is decided', () => outcome)
    expect(outcome).to.contain('missing consent')
    expect(page.events.map(({ type }) => type)).to.include('consent-change')
  })

  it('loads the guard when the settings open, and it blocks nothing before the withdrawal', async () => {
    const page = await granted()
    const manager = await page.manager()
    manager.openSettings()
    await page.until('it is loaded', () => isLoaded(page, 'guard.js'))
    await later()
    expect(blocksElements(page)).to.equal(false)
    manager.rejectAll()
    expect(blocksElements(page)).to.equal(true)
  })

  it('loads the guard when another tab withdraws', async () => {
    const page = await granted()
    await page.manager()
    refuse()
    await page.until('it blocks', () => blocksElements(page))
    expect(await sent(page)).to.contain('missing consent')
  })

  it('loads the guard when a service is refused', async () => {
    const page = await granted(
      '',
      tag('data-manager data-mode="offline" data-categories="all" data-services="youtube"'),
    )
    const manager = await page.manager()
    await page.until('the services are there', () => manager.services.length > 0)
    manager.save({}, { youtube: false })
    await page.until('the guard is there', () => isLoaded(page, 'guard.js'))
    expect(await sent(page, 'https://www.youtube.com/x')).to.contain('missing consent')
  })

  it('loads the guard if the decision was made for another policy', async () => {
    decide(allConsents(), { policyVersion: '1', question: 'another' })
    const page = await granted(
      '',
      tag('data-manager data-mode="offline" data-categories="all" data-policy-version="2"'),
    )
    await page.find('[part=banner]')
    expect(blocksElements(page)).to.equal(true)
  })

  it('loads the guard for a manager in a bundle of the page', async () => {
    const page = await granted(
      `<script type="module">
        import { startConsentManager } from '/dist/index.js'
        startConsentManager({ mode: 'offline', categories: 'all' })
      </script>`,
      tag(''),
    )
    const manager = await page.manager()
    await later()
    expect(isLoaded(page, 'guard.js')).to.equal(false)
    expect(isLoaded(page, 'consent-elements.js')).to.equal(false)
    manager.rejectAll()
    await page.until('it blocks', () => blocksElements(page))
    manager.acceptAll()
    expect(blocksElements(page)).to.equal(false)
  })

  it('loads the guard when another tab withdraws, on a page without a manager', async () => {
    const page = await granted('', tag(''))
    await later()
    refuse()
    await page.until('it blocks', () => blocksElements(page))
  })

  /** A file that does not exist, and one that is something else. */
  for (const file of ['/nowhere/guard.js', '/page/first.js']) {
    it(`falls back to the blocking file if the guard cannot be loaded, and reports it: ${file}`, async () => {
      const page = await granted(
        '',
        tag('data-manager="/dist/consent-elements.js" data-mode="offline" data-categories="all"', file),
      )
      const manager = await page.manager()
      manager.rejectAll()
      expect(await sent(page)).to.contain('missing consent')
      const errors = page.events.filter(({ type }) => type === 'consent-error').map(({ detail }) => detail)
      expect(errors).to.deep.equal([{ code: 'NETWORK_ERROR', message: 'The guard could not be loaded' }])
      expect(page.console.join()).to.contain(`${location.origin}${file} could not be loaded`)
    })

    it(`allows only the page’s own host if the browser has another decision, and the guard cannot be loaded: ${file}`, async () => {
      localStorage.clear()
      const page = await granted(
        '<script>window.policies = document.querySelectorAll("meta[content^=default-src]").length</script>',
        tag('data-manager="/dist/consent-elements.js"', file),
      )
      expect(page.window.policies, 'before the parser goes on').to.equal(1)
      expect(page.console.join()).to.contain('Requests to all other hosts are blocked')
    })
  }

  it('allows only the page’s own host where a policy with strict-dynamic forbids scripts in the markup', async () => {
    const { files } = (await (await fetch('/dist/integrity.json')).json()) as { files: Record<string, string> }
    const csp = `script-src '${files['guard-granted.js']}' 'strict-dynamic'`
    const page = await openPage({ head: tag(), csp })
    await page.manager()
    expect(strictestPolicies(page.document)).to.equal(0)
    page.close()

    localStorage.clear()
    const first = await openPage({ head: tag(''), csp })
    expect(strictestPolicies(first.document)).to.equal(1)
  })

  it('allows only the page’s own host in XHTML, which has no document.write', async () => {
    localStorage.clear()
    const text = (await (await fetch('/dist/guard-granted.js')).text()).trim()
    const page = `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title><script data-file="${location.origin}/dist/guard.js"><![CDATA[${text}]]></script></head><body/></html>`
    const frame = document.createElement('iframe')
    const loaded = new Promise(resolve => frame.addEventListener('load', resolve, { once: true }))
    frame.src = URL.createObjectURL(new Blob([page], { type: 'application/xhtml+xml' }))
    document.body.append(frame)
    await loaded
    expect(strictestPolicies(frame.contentDocument!)).to.equal(1)
    frame.remove()
  })
})
