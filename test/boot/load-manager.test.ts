import { expect } from '@open-wc/testing'
import { loadManager } from '../../src/boot/load-manager'
import { decide } from '../support/stored-decisions'

/** Runs the loader as the script of a guard's tag, and returns the script that it inserts, which requests nothing. */
function load(
  attributes: Record<string, string>,
  guard: Parameters<typeof loadManager>[0] = { src: '/ce/guard.js?v=1' },
) {
  const tag = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value)
  Object.defineProperty(document, 'currentScript', { configurable: true, get: () => tag })
  const scripts: HTMLScriptElement[] = []
  const trusted: string[] = []
  loadManager(
    guard,
    url => {
      trusted.push(url)
      return url
    },
    script => scripts.push(script),
  )
  return { script: scripts[0], trusted }
}
const preloads = (): string[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname + new URL(href).search,
  )

describe('the loader of the manager in the guard', () => {
  const { error, warn } = console
  const said: string[] = []
  beforeEach(() => {
    localStorage.clear()
    said.length = 0
    console.error = console.warn = (text: string) => void said.push(text)
  })
  afterEach(() => {
    Reflect.deleteProperty(document, 'currentScript')
    Reflect.deleteProperty(window, 'consentManager')
    document.head.querySelectorAll('link[rel=modulepreload]').forEach(link => link.remove())
    Object.assign(console, { error, warn })
  })

  it('does nothing without the attribute, also if something is inherited', () => {
    Reflect.defineProperty(Object.prototype, 'manager', { configurable: true, value: '' })
    try {
      expect(load({}).script).to.equal(undefined)
    } finally {
      Reflect.deleteProperty(Object.prototype, 'manager')
    }
    expect(preloads()).to.deep.equal([])
    expect('consentManager' in window).to.equal(false)
  })

  it('loads the file beside the guard, with its query, and preloads what the visit needs', () => {
    const { script, trusted } = load(
      { 'data-manager': '', crossorigin: 'anonymous' },
      { src: '/ce/guard.js?v=1#x', nonce: 'abc' },
    )
    expect(trusted).to.deep.equal(['/ce/consent-elements.js?v=1'])
    expect(script!.type).to.equal('module')
    expect(script!.crossOrigin).to.equal('anonymous')
    expect(script!.nonce).to.equal('abc')
    expect(window.consentManager!.state.isLoadingConsentInfo).to.equal(true)
    expect(preloads()).to.not.be.empty
    for (const path of preloads()) expect(path).to.match(/^\/ce\//)
    for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')) {
      expect([link.nonce, link.crossOrigin, link.fetchPriority]).to.deep.equal(['abc', 'anonymous', 'low'])
      link.dispatchEvent(new Event('load'))
    }
    expect(preloads(), 'after they have arrived').to.deep.equal([])
    expect(said).to.deep.equal([])
  })

  it('loads the file that the attribute names, and then knows nothing of others', () => {
    const { trusted } = load({ 'data-manager': '/own/start.js' })
    expect(trusted).to.deep.equal(['/own/start.js'])
    expect(preloads()).to.deep.equal([])
  })

  it('preloads by decision, services, tag manager and signals', () => {
    const filesFor = (attributes: Record<string, string>): string[] => {
      load({ 'data-manager': '', ...attributes })
      const files = preloads().map(path => path.slice('/ce/'.length))
      document.head.querySelectorAll('link[rel=modulepreload]').forEach(link => link.remove())
      Reflect.deleteProperty(window, 'consentManager')
      return files
    }
    const undecided = filesFor({})
    decide()
    const decided = filesFor({})
    expect(decided).to.not.deep.equal(undecided)
    const added = (attributes: Record<string, string>): string[] =>
      filesFor(attributes).filter(file => !decided.includes(file))
    expect(added({ 'data-services': 'youtube=1 maps' }).join())
      .to.match(/youtube/)
      .and.match(/maps/)
    expect(added({ 'data-options': '{"services":["vimeo"]}' }).join()).to.match(/vimeo/)
    expect(added({ 'data-services': '../../evil.js' }).join()).to.not.match(/evil/)
    const tagManager = added({ 'data-tag-manager-id': 'GTM-A' })
    expect(tagManager).to.not.be.empty
    expect(added({ 'data-options': '{"tagManagerId":"GTM-A"}' })).to.deep.equal(tagManager)
    expect(added({ 'data-options': '{"tagManager":{"id":"GTM-A"}}' })).to.deep.equal(tagManager)
    expect(added({ 'data-options': '{"signals":{"matomo":true}}' })).to.not.be.empty
    expect(added({ 'data-options': '{"signals":' })).to.deep.equal([])
  })

  it('reports a file that cannot be loaded in the console and as an event', () => {
    const errors: unknown[] = []
    const note = ({ detail }: CustomEvent): void => void errors.push(detail)
    document.addEventListener('consent-error', note)
    const { script } = load({ 'data-manager': '' })
    script!.dispatchEvent(new Event('error'))
    document.removeEventListener('consent-error', note)
    const message = `${script!.src} could not be loaded. The stored decision applies, and no banner shows`
    expect(errors).to.deep.equal([{ code: 'NETWORK_ERROR', message }])
    expect(said).to.deep.equal([`consent-elements: ${message}`])
  })

  for (const name of ['async', 'defer'])
    it(`warns about ${name} on the tag of a file, which runs too late with it`, () => {
      load({ 'data-manager': '', [name]: '', src: '/ce/guard.js' })
      expect(said.join()).to.contain('remove async and defer')
      said.length = 0
      load({ 'data-manager': '', [name]: '' }) // of an inlined guard, where it means nothing
      expect(said).to.deep.equal([])
    })
})
