import { expect } from '@open-wc/testing'
import { startBlocking } from '../../src/blocking/start-blocking'
import { rejectionOf, standInForFetch } from '../blocking/stand-ins'

const record = (consents: Record<string, boolean>): string =>
  JSON.stringify({ consents: { necessary: true, ...consents }, consentInfo: { time: Date.now(), type: 'custom' } })
const key = 'privacy-consent-storage'

describe('the guard', () => {
  const { sent, restore } = standInForFetch()
  const leaves = async (url: string): Promise<boolean> => {
    const before = sent.length
    await fetch(url).catch(() => undefined)
    return sent.length > before
  }
  before(async () => {
    localStorage.removeItem(key)
    await import('../../src/entries/guard-whole')
  })
  afterEach(() => {
    localStorage.removeItem(key)
    for (const name of ['doNotTrack', 'globalPrivacyControl']) Reflect.deleteProperty(navigator, name)
  })
  after(restore)

  it('blocks every listed host before a decision, and writes nothing', async () => {
    const kept = localStorage.length
    expect((await rejectionOf(fetch('https://doubleclick.net/'))).message).to.equal(
      'Request to https://doubleclick.net/ blocked due to missing consent',
    )
    expect(await leaves('https://google-analytics.com/')).to.equal(false)
    expect(await leaves('https://shop.example/')).to.equal(true)
    expect(localStorage.length).to.equal(kept)
  })

  it('applies the stored decision, category by category, at the time of the request', async () => {
    localStorage.setItem(key, record({ measurement: true }))
    expect(await leaves('https://google-analytics.com/')).to.equal(true)
    expect(await leaves('https://doubleclick.net/')).to.equal(false)
    localStorage.setItem(key, record({ measurement: false }))
    expect(await leaves('https://google-analytics.com/')).to.equal(false)
  })

  it('grants nothing for an unreadable record', async () => {
    for (const text of ['{', '5', '{}', '{"consents":{"marketing":"true"},"consentInfo":{"time":1,"type":"all"}}']) {
      localStorage.setItem(key, text)
      expect(await leaves('https://doubleclick.net/'), text).to.equal(false)
    }
  })

  it('honors Do Not Track and Global Privacy Control', async () => {
    localStorage.setItem(key, record({ measurement: true, marketing: true }))
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    expect(await leaves('https://google-analytics.com/')).to.equal(true)
    expect(await leaves('https://doubleclick.net/')).to.equal(false)
    Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true })
    expect(await leaves('https://google-analytics.com/')).to.equal(false)
  })

  it('blocks the requests of elements, too', () => {
    const image = document.createElement('img')
    image.src = 'https://doubleclick.net/pixel'
    expect(image.hasAttribute('src')).to.equal(false)
  })

  it('hands over to the manager, and takes over again when the manager stops', async () => {
    const stop = startBlocking({ allows: () => true })
    expect(await leaves('https://doubleclick.net/')).to.equal(true)
    stop()
    expect(await leaves('https://doubleclick.net/')).to.equal(false)
  })
})
