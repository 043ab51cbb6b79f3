import { expect } from '@open-wc/testing'
import { allConsents, onlyNecessary } from '../../src/consent/consents'
import { consentServer, type Behaviour, type ConsentServer } from '../support/consent-server-client'
import { closePages } from '../support/open-page'
import { answered, asked, errorsOf, eventually, isHeldBack, keptRecord, press, queued, visit } from './visit'

let server: ConsentServer
beforeEach(async () => {
  localStorage.clear()
  server = await consentServer()
})
afterEach(closePages)

describe('§8 a failed banner request falls back to the offline response', () => {
  /** `asked` is the number of requests. If the connection breaks, only the preflight fails, which is not counted. */
  const failures: { what: string; behaviour: Behaviour; code: string; message: string; asked?: number }[] = [
    { what: 'the server is down', behaviour: { mode: 'down' }, code: 'MAX_RETRIES_EXCEEDED', message: '3 retries' },
    ...[500, 502, 503, 504].map(mode => ({
      what: `the server responds with ${mode} four times`,
      behaviour: { mode },
      code: 'MAX_RETRIES_EXCEEDED',
      message: `Request failed with status ${mode}`,
      asked: 4,
    })),
    ...[400, 401, 403, 404].map(mode => ({
      what: `the server responds with ${mode}, which is never retried`,
      behaviour: { mode },
      code: 'API_ERROR',
      message: `Request failed with status ${mode}`,
      asked: 1,
    })),
    {
      what: 'the server rejects with a message',
      behaviour: { mode: 403, body: { message: 'This site is not known here' } },
      code: 'API_ERROR',
      message: 'This site is not known here',
      asked: 1,
    },
    {
      what: 'the response is broken JSON',
      behaviour: { mode: 'nonsense' },
      code: 'PARSE_ERROR',
      message: 'Failed to parse response',
      asked: 1,
    },
    {
      what: 'the response is HTML, as from a captive portal',
      behaviour: { mode: 'html' },
      code: 'PARSE_ERROR',
      message: 'Failed to parse response',
      asked: 1,
    },
    {
      what: 'the response is JSON of another shape',
      behaviour: { mode: 200, body: { showConsentBanner: 'no', jurisdiction: { code: 'NONE' } } },
      code: 'PARSE_ERROR',
      message: 'Failed to parse response',
      asked: 1,
    },
  ]
  for (const { what, behaviour, code, message, asked: times } of failures)
    it(`${what}: the banner shows, nothing is granted, and ${code} is reported once`, async () => {
      await server.behave(behaviour)
      const page = await visit(server.url)
      await page.find('[part=banner]')
      await page.until('it was told', () => errorsOf(page).length > 0)
      const { state } = await page.manager()
      expect(state).to.deep.include({
        effectiveConsents: onlyNecessary(),
        consentInfo: null,
        isLoadingConsentInfo: false,
        jurisdictionInfo: { code: 'NONE', message: 'Unknown (offline mode)' },
      })
      expect(state.locationInfo!.countryCode).to.equal('XX')
      expect(await isHeldBack(page)).to.equal(true)
      expect(errorsOf(page)).to.have.length(1)
      expect(errorsOf(page)[0]!.code).to.equal(code)
      expect(errorsOf(page)[0]!.message).to.contain(message)
      if (times !== undefined) expect(await server.calls('/show-consent-banner')).to.have.length(times)
      expect(localStorage.length).to.equal(0)
    })

  it('500 once and then success: the real response is used, and nothing is reported', async () => {
    await server.behave({ mode: 500, times: 1, country: 'DE' })
    const page = await visit(server.url)
    await page.find('[part=banner]')
    expect((await page.manager()).state.jurisdictionInfo!.code).to.equal('GDPR')
    expect((await server.calls()).map(({ status }) => status)).to.deep.equal([500, 200])
    expect(errorsOf(page)).to.deep.equal([])
  })

  it('500 once and then NONE without a banner: the server sent it, so it grants', async () => {
    await server.behave({ mode: 500, times: 1, country: 'US' })
    const page = await visit(server.url)
    await answered(page)
    expect((await page.manager()).state).to.deep.include({ effectiveConsents: allConsents(), showPopup: false })
  })

  it('a decision can be made and takes effect while the server stays down', async () => {
    await server.behave({ mode: 'down' })
    const page = await visit(server.url)
    await press(page, '[data-action=accept]')
    expect(keptRecord()!.consents).to.deep.equal(allConsents())
    await page.reload()
    expect((await page.manager()).state).to.deep.include({ consents: allConsents(), showPopup: false })
    expect(await isHeldBack(page)).to.equal(false)
  })

  it('a visitor without a decision gets the banner again on the next load, when the server is back', async () => {
    await server.behave({ mode: 'down' })
    const page = await visit(server.url)
    await page.find('[part=banner]')
    await server.behave({ country: 'US' })
    await page.reload()
    await answered(page)
    expect((await page.manager()).state).to.deep.include({ effectiveConsents: allConsents(), showPopup: false })
  })

  it('reject, reset and reload while the server stays down: the banner shows, and nothing is granted', async () => {
    await server.behave({ mode: 'down' })
    const page = await visit(server.url)
    await press(page, '[data-action=reject]')
    await page.until('it was told', () => errorsOf(page).some(({ message }) => message === 'Failed to save consents'))
    ;(await page.manager()).reset()
    await page.reload()
    await page.find('[part=banner]')
    expect((await page.manager()).state.effectiveConsents).to.deep.equal(onlyNecessary())
    expect(await isHeldBack(page)).to.equal(true)
  })

  it('without local storage the banner stays hidden, and nothing is granted', async () => {
    await server.behave({ mode: 'down' })
    const page = await visit(server.url, {
      before: window =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError')
          },
        }),
    })
    await asked(page)
    expect((await page.manager()).state).to.deep.include({ showPopup: false, effectiveConsents: onlyNecessary() })
    expect(await isHeldBack(page)).to.equal(true)
  })
})

describe('a slow server', () => {
  const slowly = (country: string, delay = 1500) => server.behave({ mode: 'slow', delay, country })

  it('leaves the page usable: no banner yet, nothing granted, and nothing of the page is delayed', async () => {
    await slowly('DE')
    const page = await visit(server.url)
    const manager = await page.manager()
    expect(manager.state).to.deep.include({
      isLoadingConsentInfo: true,
      showPopup: false,
      effectiveConsents: onlyNecessary(),
    })
    expect(page.peek('[part=banner]')).to.equal(null)
    expect(await isHeldBack(page)).to.equal(true)
    expect((await page.window.fetch('/page/?html=own')).ok).to.equal(true)
    expect(manager.state.isLoadingConsentInfo).to.equal(true)
    await page.find('[part=banner]')
    expect(manager.state.jurisdictionInfo!.code).to.equal('GDPR')
    expect(await server.calls()).to.have.length(1)
  })

  it('grants only after it has responded', async () => {
    await slowly('US')
    const page = await visit(server.url)
    await page.manager()
    expect(await isHeldBack(page)).to.equal(true)
    await answered(page)
    expect(await isHeldBack(page)).to.equal(false)
  })

  it('does not override a rejection made in the meantime', async () => {
    await slowly('US', 5000) // the dialog has to load and be clicked within this time
    const page = await visit(server.url)
    const manager = await page.manager()
    manager.openSettings()
    await press(page, '[part=dialog] [data-action=reject]')
    await asked(page)
    expect(manager.state).to.deep.include({ effectiveConsents: onlyNecessary(), showPopup: false })
    expect(await isHeldBack(page)).to.equal(true)
    await eventually('the server was told', () => queued().length === 0)
    expect(keptRecord()!.consentInfo.type).to.equal('necessary')
  })

  it('does not show the banner over the open settings', async () => {
    await slowly('DE')
    const page = await visit(server.url)
    const manager = await page.manager()
    manager.openSettings()
    await page.find('dialog[open]')
    await asked(page)
    expect(manager.state.showPopup).to.equal(false)
    manager.closeSettings()
    await page.find('[part=banner]')
  })
})
