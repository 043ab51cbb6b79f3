import { expect } from '@open-wc/testing'
import type { SyncContext } from '../../src/effects/sync-effect'
import { warnOnLowContrast } from '../../src/effects/warn-on-low-contrast'
import { bannerScene, style } from '../views/accessibility/scenes'
import { clearPage } from '../views/page'

/** Returns the warnings about a banner with these custom properties. */
async function warnings(properties: Record<string, string>): Promise<string[]> {
  const { element } = await bannerScene()
  style(element, '*{transition:none!important}')
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
  const { warn } = console
  const messages: string[] = []
  console.warn = (message: string) => void messages.push(message)
  try {
    warnOnLowContrast({} as SyncContext)
  } finally {
    console.warn = warn
  }
  return messages
}

describe('the contrast of Accept and Reject', () => {
  afterEach(clearPage)

  it('is named in the console if the colors of the site are below 4.5:1', async () => {
    const [message, ...others] = await warnings({ '--consent-accent': '#ffcc00', '--consent-on-accent': '#ffffff' })
    expect(others).to.eql([])
    expect(message).to.match(/rgb\(255, 255, 255\) on rgb\(255, 204, 0\), a contrast of 1\.5:1/)
  })

  it('is no problem with our colors, with one accent, and with readable colors', async () => {
    expect(await warnings({})).to.eql([])
    await clearPage()
    expect(await warnings({ '--consent-accent': '#ffcc00' })).to.eql([])
    await clearPage()
    expect(await warnings({ '--consent-accent': '#ffcc00', '--consent-on-accent': '#000000' })).to.eql([])
  })
})
