import { expect } from '@open-wc/testing'
import { allConsents } from '../../src/consent/consents'
import { atRest } from '../support/at-rest'
import { closePages, openPage, type Page } from '../support/open-page'
import { decide, isLoaded, refuse } from '../support/stored-decisions'
import { blocksElements, sent, tracker } from '../support/tries-to-track'

/** The script that `headHtml` inlines. */
const tag = (more = 'data-manager data-mode="offline" data-categories="all"', file = '/dist/guard.js'): string =>
  `<script data-file="${file}" ${more}></script>`
const granted = (more = '', head = tag()): Promise<Page> => openPage({ head: head + more })
describe('guard.js, for visitors who have granted everything', () => {
  beforeEach(() => {
    localStorage.clear()
    decide()
  })
  afterEach(async () => {
    await fetch('/late/now')
    closePages()
    localStorage.clear()
  })

  it('loads the guard at a withdrawal, which then blocks requests of elements', async () => {
    const page = await granted()
    const manager = await page.manager()
    expect(blocksElements(page)).to.equal(false)
    manager.rejectAll()
    await page.until('the page is told', () => page.events.some(({ type }) => type === 'consent-change'))
    expect(isLoaded(page, 'guard-whole.js')).to.equal(true)
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
    await atRest(page)
    expect(page.document.getElementById('map')!.getAttribute('src')).to.contain('youtube')
  })

  it('has events and requests to other hosts wait until the guard has arrived', async () => {
    const page = await granted(
      '',
      tag('data-manager data-mode="offline" data-categories="all"', `/late-whole/${Date.now()}/guard.js`),
    )
    const manager = await page.manager()
    manager.rejectAll()
    let outcome = ''
    void sent(page).then(text => (outcome = text))
    await atRest(page)
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
    await page.until('it is loaded', () => isLoaded(page, 'guard-whole.js'))
    await atRest(page)
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
    await page.until('the guard is there', () => isLoaded(page, 'guard-whole.js'))
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
    await atRest(page)
    expect(isLoaded(page, 'guard-whole.js')).to.equal(false)
    expect(isLoaded(page, 'consent-elements.js')).to.equal(false)
    manager.rejectAll()
    await page.until('it blocks', () => blocksElements(page))
    manager.acceptAll()
    expect(blocksElements(page)).to.equal(false)
  })

  it('loads the guard when another tab withdraws, on a page without a manager', async () => {
    const page = await granted('', tag(''))
    await atRest(page)
    refuse()
    await page.until('it blocks', () => blocksElements(page))
  })

  /** A file that does not exist, and one that is something else. */
  for (const file of ['/nowhere/guard.js', '/page/wrong/guard.js']) {
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
      expect(page.console.join()).to.contain(
        `${location.origin}${file.replace('guard', 'guard-whole')} could not be loaded`,
      )
    })
  }
})
