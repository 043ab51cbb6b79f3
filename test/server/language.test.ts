import { expect } from '@open-wc/testing'
import { consentServer, type ConsentServer } from '../support/consent-server-client'
import { closePages } from '../support/open-page'
import { press, queued, visit } from './visit'

let server: ConsentServer
beforeEach(async () => {
  localStorage.clear()
  server = await consentServer()
})
afterEach(closePages)

describe("§3 the server's optional translations", () => {
  it('are shown in the banner and in the dialog', async () => {
    const page = await visit(server.url, { options: { headers: { 'Accept-Language': 'pt-BR' } } })
    const banner = await page.find('[part=banner]')
    expect((await page.manager()).state.language).to.equal('pt')
    const { translations } = await portuguese(server)
    expect(banner.querySelector('[part=title]')!.textContent).to.equal(translations.cookieBanner.title)
    expect(banner.querySelector('[data-action=accept]')!.textContent).to.equal(translations.common.acceptAll)
    expect(translations.common.acceptAll).not.to.equal('Accept All')
    await press(page, '[data-action=customize]')
    expect((await page.find('[part=dialog] [part=title]')).textContent).to.equal(
      translations.consentManagerDialog.title,
    )
  })

  it('are also shown to returning visitors', async () => {
    const options = { headers: { 'Accept-Language': 'pt-BR' } }
    const first = await visit(server.url, { options })
    await press(first, '[data-action=reject]')
    await first.until('the server has confirmed', () => queued().length === 0)
    first.close()
    const page = await visit(server.url, { options })
    ;(await page.manager()).openSettings()
    const { translations } = await portuguese(server)
    await page.until(
      'the dialog is Portuguese',
      () => page.peek('[part=dialog] [part=title]')?.textContent === translations.consentManagerDialog.title,
    )
  })
})

interface ServerTexts {
  translations: Record<'common' | 'cookieBanner' | 'consentManagerDialog', Record<string, string>>
}

/** Returns the real server's Portuguese texts. */
async function portuguese({ url }: ConsentServer): Promise<ServerTexts> {
  const response = await fetch(`${url}/show-consent-banner`, { headers: { 'Accept-Language': 'pt-BR' } })
  return ((await response.json()) as { translations: ServerTexts }).translations
}
