import { expect } from '@open-wc/testing'
import { elementLoaders } from '../../src/entries/element-loaders'

describe('the code of the elements', () => {
  const tags = {
    banner: 'consent-banner',
    dialog: 'privacy-settings-dialog',
    button: 'privacy-settings-button',
    declaration: 'consent-declaration',
  } as const
  for (const [name, tag] of Object.entries(tags))
    it(`registers <${tag}> when it has loaded, and not before`, async () => {
      expect(customElements.get(tag)).to.equal(undefined)
      await elementLoaders[name as keyof typeof tags]()
      expect(new (customElements.get(tag)!)().localName).to.equal(tag)
    })
})
