import { expect } from '@open-wc/testing'
import { storedBlockedHosts, storedRefusals, storedServiceHosts } from '../../src/boot/stored-service-hosts'
import { decide } from '../support/stored-decisions'

describe('what a stored decision says about services', () => {
  afterEach(() => localStorage.clear())

  it('refuses those that the visitor has refused, and those that are asked about again', () => {
    decide(undefined, { services: { youtube: false, vimeo: true }, openServices: ['spotify'] })
    expect(storedRefusals()).to.deep.equal(['youtube', 'spotify'])
    decide(undefined, { openServices: ['spotify'] })
    expect(storedRefusals()).to.deep.equal(['spotify'])
  })

  it('refuses nothing without a decision, without services, and with texts that are no list', () => {
    expect(storedRefusals()).to.deep.equal([])
    decide()
    expect(storedRefusals()).to.deep.equal([])
    decide(undefined, { services: ['youtube'], openServices: 'spotify' })
    expect(storedRefusals()).to.deep.equal([])
  })

  it('has the hosts of refused services, and follows another decision', () => {
    expect([storedServiceHosts(), storedBlockedHosts()]).to.deep.equal([null, {}])
    const blockedHosts = { 'youtube.com': 'experience' }
    decide(undefined, { services: { youtube: false }, blockedHosts })
    expect(storedBlockedHosts()).to.deep.equal({ blockedHosts })
    const hosts = storedServiceHosts()
    expect(hosts).to.deep.equal({ 'youtube.com': { category: 'experience', allowed: false } })
    expect(storedServiceHosts()).to.equal(hosts)
    decide()
    expect([storedServiceHosts(), storedBlockedHosts()]).to.deep.equal([null, {}])
  })
})
