import { expect } from '@open-wc/testing'
import { languages } from '../../src/translations/languages'
import { requestedNotice } from '../../src/translations/requested-notice'

describe('the notice about a frame that may have been requested', () => {
  it('exists in every language, with the host', () => {
    for (const language of ['en', ...Object.keys(languages)]) {
      expect(requestedNotice(language), language).to.contain('{host}')
      if (!/^en\b/.test(language)) expect(requestedNotice(language), language).not.to.equal(requestedNotice('en'))
    }
  })
})
