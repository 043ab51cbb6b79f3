import { expect } from '@open-wc/testing'
import { readConsentMode } from '../../src/inspector/read-consent-mode'

describe('the signals of Google Consent Mode that the inspector lists', () => {
  it('have the latest value of each, in the order of first occurrence', () => {
    const queue = [
      ['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied', wait_for_update: 500 }],
      ['js', new Date()],
      ['consent', 'update', { analytics_storage: 'granted' }],
    ]
    expect(readConsentMode(queue)).to.deep.equal([
      { name: 'ad_storage', value: 'denied', by: 'default' },
      { name: 'analytics_storage', value: 'granted', by: 'update' },
    ])
  })

  it('leave out the defaults of regions, because only Google knows the region', () => {
    const queue = [
      ['consent', 'default', { ad_storage: 'denied' }],
      ['consent', 'default', { ad_storage: 'granted', region: ['US'] }],
    ]
    expect(readConsentMode(queue)).to.deep.equal([{ name: 'ad_storage', value: 'denied', by: 'default' }])
  })

  it('are none for whatever else a page puts there', () => {
    for (const junk of [undefined, null, 'x', {}, [null, 5, ['consent'], ['consent', 'reset', { a: 'granted' }], {}]])
      expect(readConsentMode(junk)).to.deep.equal([])
  })
})
