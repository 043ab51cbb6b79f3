import { expect } from '@open-wc/testing'
import { sha256 } from '../../src/consent/sha256'

const ofTheBrowser = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

describe('the SHA-256 of a text', () => {
  for (const text of ['', 'abc', 'Ð日本 🍪', ...[55, 56, 63, 64, 65, 1000].map(length => 'x'.repeat(length))])
    it(`equals the browser's, for ${JSON.stringify(text.slice(0, 8))} with ${text.length} letters`, async () => {
      expect(sha256(text)).to.equal(await ofTheBrowser(text))
    })
})
