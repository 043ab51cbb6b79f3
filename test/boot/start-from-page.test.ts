import { startBlocking } from '../../src/blocking/start-blocking'
import { expect } from '@open-wc/testing'
import { startFromPage } from '../../src/boot/start-from-page'
import { waitUntil } from '../support/wait-until'

describe('the blocker until a manager runs', () => {
  it('goes on below that of the manager, and ends with it', async () => {
    localStorage.clear()
    const banner = document.createElement('consent-banner')
    banner.setAttribute('mode', 'offline')
    document.body.append(banner)
    const log: string[] = []
    const pending = (): Promise<never> => new Promise(() => {})
    const stop = startFromPage(
      { banner: pending, dialog: pending, button: pending, declaration: pending },
      (rules, patches, place) => {
        const what = place === 'below' ? 'until then' : 'manager'
        log.push(`+ ${what}`)
        const end = startBlocking(rules, patches, place)
        return () => {
          log.push(`- ${what}`)
          end()
        }
      },
    )
    expect(log).to.deep.equal(['+ until then'])
    await waitUntil(() => log.includes('+ manager'), 'the manager blocks')
    expect(log).to.not.include('- until then')
    window.consentManager!.stop()
    expect(log).to.include('- until then')
    stop()
    banner.remove()
  })
})

describe('elements that a page loads', () => {
  const errors: unknown[] = []
  const note = ({ detail }: CustomEvent): void => void errors.push(detail)
  const { error } = console

  beforeEach(() => {
    localStorage.clear()
    errors.length = 0
    console.error = () => {}
    document.addEventListener('consent-error', note)
  })
  afterEach(() => {
    console.error = error
    document.removeEventListener('consent-error', note)
    window.consentManager?.stop()
    document.querySelectorAll('consent-banner, privacy-settings-dialog').forEach(element => element.remove())
  })

  for (const [what, load] of Object.entries({
    'has been emptied by a bundler': async () => {},
    'cannot be loaded': () => Promise.reject(new TypeError('Failed to fetch')),
  }))
    it(`are reported if the file of one ${what}, and the settings count as closed`, async () => {
      const banner = document.createElement('consent-banner')
      banner.setAttribute('mode', 'offline')
      document.body.append(banner)
      const stop = startFromPage(
        { banner: () => new Promise(() => {}), dialog: load, button: load, declaration: load },
        startBlocking,
      )
      await waitUntil(() => window.consentManager, 'the manager runs')
      window.consentManager!.openSettings()
      await waitUntil(() => errors.length > 0, 'it is reported')
      expect(errors).to.deep.equal([
        { code: 'NETWORK_ERROR', message: '<privacy-settings-dialog> could not be loaded' },
      ])
      expect(window.consentManager!.state.isPrivacyDialogOpen).to.equal(false)
      stop()
    })

  for (const [html, name] of [
    ['<privacy-settings-button></privacy-settings-button>', 'button'],
    ['<consent-declaration></consent-declaration>', 'declaration'],
    ['<privacy-settings-dialog variant="widget"></privacy-settings-dialog>', 'dialog'],
  ] as const)
    it(`are loaded once the page has one, at any time, and once: ${html}`, async () => {
      const loaded: string[] = []
      const load = (of: string) => () => {
        loaded.push(of)
        return new Promise(() => {})
      }
      const stop = startFromPage(
        { banner: load('banner'), dialog: load('dialog'), button: load('button'), declaration: load('declaration') },
        startBlocking,
      )
      const place = document.createElement('div')
      document.body.append(place)
      await new Promise(resolve => setTimeout(resolve))
      expect(loaded).to.deep.equal([])
      place.innerHTML = html
      await waitUntil(() => loaded.length > 0, 'it is loaded')
      place.innerHTML += html
      await new Promise(resolve => setTimeout(resolve))
      expect(loaded).to.deep.equal([name])
      stop()
      place.remove()
    })
})
