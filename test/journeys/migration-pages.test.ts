import { expect } from '@open-wc/testing'
import { closePages, openPage } from '../support/open-page'

/** What each tool stores for a visitor who allowed statistics and refused films; Osano asks about all together. */
const decisions: Readonly<Record<string, [cookie: string, value: string]>> = {
  'vanilla-cookieconsent': [
    'cc_cookie',
    encodeURIComponent(
      JSON.stringify({
        categories: ['necessary', 'analytics'],
        revision: 0,
        lastConsentTimestamp: new Date().toISOString(),
      }),
    ),
  ],
  klaro: ['klaro', encodeURIComponent(JSON.stringify({ stats: true, film: false }))],
  osano: ['cookieconsent_status', 'deny'],
  tarteaucitron: ['tarteaucitron', '!gtag=true!youtube=false'],
}
const cleanUp = (): void => {
  localStorage.clear()
  for (const [name] of Object.values(decisions)) document.cookie = `${name}=; max-age=0; path=/`
}

beforeEach(cleanUp)
afterEach(() => {
  closePages()
  cleanUp()
})

/** The page under "After" of a migration page, served locally and without the real host of its video. */
async function pageAfter(name: string): Promise<{ head: string; body: string }> {
  const text = await (await fetch(`/docs/migration/${name}.md`)).text()
  const [, html = ''] = new RegExp(`<!-- runnable: migration-${name} -->\\n\`\`\`html\\n([^]*?)\`\`\``).exec(text) ?? []
  const served = html
    .replaceAll('/consent-elements/', '/dist/')
    .replaceAll(/https:\/\/www\.youtube-nocookie\.com\/[^"]*/g, '/none')
  const [, head = ''] = /<head>([^]*)<\/head>/.exec(served) ?? []
  const [, body = ''] = /<body>([^]*)<\/body>/.exec(served) ?? []
  if (!head || !body) throw new Error(`docs/migration/${name}.md has no page after`)
  return { head, body }
}

describe('the pages after a migration', () => {
  for (const name of ['vanilla-cookieconsent', 'klaro', 'osano', 'tarteaucitron'])
    it(`from ${name} show the banner, defer the video, store a rejection and open the settings`, async () => {
      const page = await openPage(await pageAfter(name))
      const reject = await page.find('[data-action=reject]')
      expect(page.document.querySelector('iframe')!.hasAttribute('src')).to.equal(false)
      reject.click()
      await page.until('the rejection is stored', () => localStorage.getItem('privacy-consent-storage'))
      expect(page.window.consentManager!.hasConsentFor('experience')).to.equal(false)
      page.document.querySelector<HTMLElement>('[data-consent-open]')!.click()
      await page.find('[part=dialog]')
      expect(page.events.filter(({ type }) => type === 'consent-error')).to.deep.equal([])
    })

  for (const [name, [cookie, value]] of Object.entries(decisions))
    it(`from ${name} keep the decision of a visitor, and do not ask again`, async () => {
      document.cookie = `${cookie}=${value}; path=/`
      const page = await openPage(await pageAfter(name))
      await page.until('the decision is stored', () => localStorage.getItem('privacy-consent-storage'))
      const { state } = await page.manager()
      expect(state.showPopup).to.equal(false)
      expect([state.consents.measurement, state.consents.experience]).to.deep.equal([name !== 'osano', false])
      expect(document.cookie).to.not.include(cookie)
    })
})
