import { expect } from '@open-wc/testing'
import type { Vendor } from '@iabtechlabtcf/core'
import { loadTcfTexts } from '../../../src/views/tcf/load-tcf-texts'
import { VendorFacts } from '../../../src/views/tcf/VendorFacts'
import { eventually } from '../../support/eventually'
import { vendorList } from '../../support/vendor-list.mjs'
import { clearPage } from '../page'
import { rendered } from './rendered'

const list = vendorList(3)
type Declared = Partial<Vendor> & Record<string, unknown>

/** Renders what vendor 1 declares, with changes. */
async function facts(changes: Declared = {}, language = 'en'): Promise<HTMLElement> {
  const vendor = { ...list.vendors[1]!, ...changes } as Vendor
  const { texts, language: shown } = await loadTcfTexts(language)
  const bases = { consent: [1, 3], interest: [2] }
  return rendered(<VendorFacts vendor={vendor} bases={bases} list={list} texts={texts} language={shown} />)
}
const text = async (changes?: Declared, language?: string): Promise<string> =>
  (await facts(changes, language)).textContent
const linksOf = (element: HTMLElement): [string, string][] =>
  [...element.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')!])

describe('what a vendor has declared', () => {
  afterEach(clearPage)

  it('has each purpose by its legal basis, with its own retention or that of the vendor', async () => {
    const groups = [...(await facts()).querySelectorAll('h4')].map(title => [
      title.textContent,
      ...[...title.nextElementSibling!.children].map(item => item.textContent),
    ])
    expect(groups[0]).to.deep.equal([
      'Consent',
      'Store and access information on a device (kept for 31 days)',
      'Create profiles for personalised advertising (kept for 365 days)',
    ])
    expect(groups[1]!.slice(1)).to.deep.equal(['Use limited data to select advertising (kept for 31 days)'])
    expect(groups[2]!.slice(1)[0]).to.equal('Ensure security and prevent fraud (kept for 31 days)')
    expect(groups[3]!.slice(1)).to.deep.equal(['Combine data from other sources', 'Link different devices'])
    expect(groups[4]!.slice(1)).to.deep.equal(['Use precise location data'])
    expect(groups[5]!.slice(1)[0]).to.equal('IP addresses: All that counts as IP addresses.')
  })

  it('has no group without entries, and no retention that is unknown', async () => {
    const none = {
      specialPurposes: [],
      features: [],
      specialFeatures: [],
      dataDeclaration: [],
      dataRetention: undefined,
    }
    const element = await facts(none)
    expect(element.querySelectorAll('h4')).to.have.length(2)
    expect(element.textContent).not.to.include('kept for')
  })

  it('names what the list does not describe by its number', async () => {
    expect(await text({ specialPurposes: [99], dataDeclaration: [77] }))
      .to.include('99 (kept for 31 days)')
      .and.include('77')
  })

  for (const [language, one, many] of [
    ['en', 'stored for up to 1 day', 'stored for up to 400 days'],
    ['de', 'bis zu 1 Tag gespeichert', 'bis zu 400 Tage gespeichert'],
    ['fr', 'en jours : 1', 'en jours : 400'],
  ] as const)
    it(`says one day and many days in ${language}`, async () => {
      expect(await text({ cookieMaxAgeSeconds: 5 }, language)).to.match(new RegExp(`${one}(?!\\d)`))
      expect(await text({ cookieMaxAgeSeconds: 400 * 86_400 }, language)).to.include(many)
    })

  it('says whether cookies are used and renewed, and whether other storage is', async () => {
    const all = await text({ usesCookies: true, cookieRefresh: true, usesNonCookieAccess: true })
    const none = await text({ usesCookies: false, cookieRefresh: true, usesNonCookieAccess: false })
    const { texts } = await loadTcfTexts('en')
    for (const given of [texts.refreshes, texts.otherStorage]) {
      expect(all).to.include(given)
      expect(none).not.to.include(given)
    }
    expect(none).to.include(texts.noCookies)
    expect(all).not.to.include(texts.noCookies)
  })

  it('links to the vendor’s pages in the language, or in the first that there is', async () => {
    const hrefs = async (language: string): Promise<string[]> =>
      linksOf(await facts({}, language)).map(([, href]) => href)
    expect(await hrefs('en')).to.deep.equal([
      'https://vendor-1.example/privacy',
      'https://vendor-1.example/lic',
      'https://vendor-1.example/deviceStorage.json',
    ])
    expect(await hrefs('de')).to.deep.equal([
      'https://vendor-1.example/datenschutz',
      'https://vendor-1.example/deviceStorage.json',
    ])
    expect((await hrefs('fr'))[0]).to.equal('https://vendor-1.example/privacy')
    for (const link of (await facts()).querySelectorAll('a'))
      expect([link.target, link.rel]).to.deep.equal(['_blank', 'noreferrer'])
  })

  it('has no link to an address that could run a script', async () => {
    const urls = [{ langId: 'en', privacy: 'javascript:alert(1)', legIntClaim: 'data:text/html,x' }]
    const element = await facts({ urls, deviceStorageDisclosureUrl: 'javascript:alert(1)' })
    expect(linksOf(element)).to.deep.equal([])
    expect(element.querySelector('button')).to.equal(null)
  })

  describe('of its storage', () => {
    const { fetch } = window
    afterEach(() => {
      window.fetch = fetch
    })
    /** Presses the button, and returns what is shown then. */
    const shown = async (answer: () => Response | Promise<Response>): Promise<HTMLElement> => {
      const asked: unknown[] = []
      window.fetch = (async (...call: unknown[]) => {
        asked.push(call)
        return answer()
      }) as typeof window.fetch
      const element = await facts()
      expect(asked).to.deep.equal([])
      element.querySelector('button')!.click()
      const place = element.querySelector<HTMLElement>('[aria-live=polite]')!
      await eventually(() => expect(place.textContent).not.to.equal(''))
      expect(asked).to.deep.equal([
        ['https://vendor-1.example/deviceStorage.json', { credentials: 'omit', referrerPolicy: 'no-referrer' }],
      ])
      return place
    }

    it('is asked only at a press, and lists each entry with what is known of it', async () => {
      const disclosures = [
        { identifier: 'uid', type: 'cookie', maxAgeSeconds: 86_401, purposes: [1, 3] },
        { identifier: 'x', maxAgeSeconds: 60 },
        5,
        { type: 'web' },
      ]
      const place = await shown(() => Response.json({ disclosures }))
      const entries = [...place.querySelectorAll('li')].map(entry => entry.textContent)
      expect(entries).to.deep.equal(['uid · cookie · 2 days · 1, 3', 'x · 1 day', 'web'])
    })

    for (const [what, answer] of Object.entries({
      'is no JSON': () => new Response('<'),
      'is no list': () => Response.json({ disclosures: 5 }),
      'never comes': () => Promise.reject(new Error('offline')),
    }))
      it(`says so if the answer ${what}`, async () => {
        const { texts } = await loadTcfTexts('en')
        expect((await shown(answer)).textContent).to.equal(texts.noDisclosure)
      })
  })
})
