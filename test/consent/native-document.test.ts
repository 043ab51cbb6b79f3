import { expect } from '@open-wc/testing'
import { nativeDocument } from '../../src/consent/native-document'
import { defaultSettings } from '../../src/consent/settings'

describe('the document of the browser', () => {
  const hidden = document.createElement('div')
  afterEach(() => hidden.remove())

  /** Adds images with these names, which hide what the document has of that name. */
  const hide = (...names: string[]): void => {
    hidden.innerHTML = names.map(name => `<img name="${name}">`).join('')
    document.body.append(hidden)
  }

  it('has its own methods and properties, whatever elements are called', () => {
    hide('querySelector', 'body', 'cookie', 'title', 'addEventListener')
    expect(document.querySelector as unknown).to.equal(hidden.firstChild)
    expect(nativeDocument.querySelector('img')).to.equal(hidden.firstChild)
    expect(nativeDocument.body).to.equal(hidden.parentNode)
    expect(nativeDocument.cookie).to.be.a('string')
    let heard = 0
    const listen = (): void => void heard++
    nativeDocument.addEventListener('native-test', listen)
    document.dispatchEvent(new Event('native-test'))
    nativeDocument.removeEventListener('native-test', listen)
    document.dispatchEvent(new Event('native-test'))
    expect(heard).to.equal(1)
  })

  it('can be written to, also where an element hides the property', () => {
    const { title } = document
    hide('title')
    nativeDocument.title = 'Written'
    hidden.remove()
    expect(document.title).to.equal('Written')
    document.title = title
  })

  it('has what another script has set on it', () => {
    const page = document as unknown as Record<string, unknown>
    page.ownOfPage = 1
    ;(nativeDocument as unknown as Record<string, unknown>).ownOfPage = 5
    expect(page.ownOfPage).to.equal(5)
    expect((nativeDocument as unknown as Record<string, unknown>).ownOfPage).to.equal(5)
    delete page.ownOfPage
  })
})

describe('the settings that a site does not give', () => {
  it('are those of the specification', () => {
    const { complianceSettings, gdprTypes, privacySettings } = defaultSettings
    expect(complianceSettings).to.deep.equal({
      gdpr: { enabled: true, appliesGlobally: true, applies: true },
      ccpa: { enabled: true, appliesGlobally: false, applies: undefined },
      lgpd: { enabled: false, appliesGlobally: false, applies: undefined },
      usStatePrivacy: { enabled: true, appliesGlobally: false, applies: undefined },
    })
    expect(gdprTypes).to.deep.equal(['necessary', 'marketing'])
    expect(privacySettings).to.deep.equal({ honorDoNotTrack: true })
  })
})
