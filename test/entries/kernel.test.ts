import { expect } from '@open-wc/testing'
import { decide } from '../support/stored-decisions'

describe('the kernel', () => {
  afterEach(() => localStorage.clear())

  it('serves a visitor who has granted everything, and provides the early manager at once', async () => {
    decide()
    const { blockingReady, startConsentManager, version } = await import('../../src/entries/kernel.chunk')
    expect(blockingReady).to.equal(null)
    const core = await import('../../src/entries/core.chunk')
    expect(startConsentManager).not.to.equal(core.startConsentManager)
    expect(version).to.match(/^\d+\.\d+\.\d+/)
    expect(window.consentManager!.hasConsentFor('marketing')).to.equal(false)
    expect(window.consentManager!.version, 'the manager has not started').to.equal(undefined)
  })
})
