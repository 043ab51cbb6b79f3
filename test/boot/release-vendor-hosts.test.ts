import { expect } from '@open-wc/testing'
import { grantedCategories } from '../../src/blocking/rules/granted-categories'
import { pageBlocker } from '../../src/blocking/rules/page-blocker'
import { judgeRequest } from '../../src/blocking/rules/judge-request'
import { startBlocking } from '../../src/blocking/start-blocking'
import { releaseVendorHosts } from '../../src/boot/release-vendor-hosts'

const isBlocked = (host: string): boolean => judgeRequest(`https://${host}/ad`, 'fetch') !== null
/** The hosts that rules without any grant have been asked about. */
let asked: string[]
const refuse = (): (() => void) =>
  startBlocking(
    {
      allows: () => false,
      passes: ({ hostname }) => {
        asked.push(hostname)
        return false
      },
    },
    {},
  )

describe('the hosts of released vendors', () => {
  let released: number[]
  let stops: (() => void)[]
  beforeEach(() => {
    asked = []
    released = []
    stops = [refuse()]
  })
  afterEach(() => stops.splice(0).forEach(stop => stop()))
  const start = (hosts: Record<string, string[]>): ReturnType<typeof releaseVendorHosts> => {
    const vendors = releaseVendorHosts(hosts, () => released)
    stops.push(vendors.stop)
    return vendors
  }

  it('pass while the vendor is released, and a shared host needs each vendor', () => {
    start({ 11: ['doubleclick.net', 'criteo.com/ad'], 10: ['criteo.com/ad'] })
    const blocked = (): boolean[] => ['doubleclick.net', 'ads.doubleclick.net', 'criteo.com'].map(isBlocked)
    expect(blocked()).to.deep.equal([true, true, true])
    released = [11]
    expect(blocked()).to.deep.equal([false, false, true])
    released = [10, 11]
    expect(blocked()).to.deep.equal([false, false, false])
    expect(isBlocked('taboola.com')).to.equal(true)
    expect(judgeRequest('https://criteo.com/other', 'fetch')).to.not.equal(null)
    released = []
    expect(blocked()).to.deep.equal([true, true, true])
  })

  it('pass also if the rules of the manager start later, and not after the end', () => {
    released = [11]
    const { update, stop } = start({ 11: ['doubleclick.net'] })
    stops.push(refuse())
    expect(isBlocked('doubleclick.net')).to.equal(true)
    update()
    expect(isBlocked('doubleclick.net')).to.equal(false)
    stop()
    expect(isBlocked('doubleclick.net')).to.equal(true)
  })

  it('block nothing by themselves, and leave a page without rules as it is', () => {
    stops.splice(0).forEach(stop => stop())
    const { judges } = pageBlocker()
    expect(judges).to.have.length(0)
    const { update } = start({ 11: ['doubleclick.net'] })
    update()
    expect(judges, 'there is nothing that they could pass').to.have.length(0)
    expect(isBlocked('doubleclick.net')).to.equal(false)
    stops.push(refuse())
    update()
    expect([isBlocked('doubleclick.net'), judges.length]).to.deep.equal([true, 2])
  })

  it('do not make workers, which only know categories, let a whole category pass', () => {
    grantedCategories()
    const samples = [...new Set(asked)]
    expect(samples).to.not.be.empty
    released = [11]
    start({ 11: samples })
    expect(samples.map(isBlocked)).to.not.include(true)
    expect(grantedCategories()).to.deep.equal({ allowed: [], allGranted: false })
  })
})
