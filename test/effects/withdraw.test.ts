import { expect } from '@open-wc/testing'
import { announceBlocked } from '../../src/blocking/page/announce-blocked'
import { listedCategory } from '../../src/blocking/rules/listed-category'
import { listedKeys } from '../../src/blocking/rules/listed-keys'
import type { CategoryName } from '../../src/consent/categories'
import type { IncompleteWithdrawal } from '../../src/effects/consent-events'
import { mayReload } from '../../src/effects/may-reload'
import { withdraw, type Withdrawal } from '../../src/effects/withdraw'
import { traceMatcher } from '../../src/storage/trace-matcher'
import { stopClock } from '../support/fake-clock'
import { watchOpenEnds } from '../support/open-ends'

let granted: Set<CategoryName>
let told: IncompleteWithdrawal[]
let reported: string[]
let stop: () => void
const note = ({ detail }: CustomEvent<IncompleteWithdrawal>): unknown => told.push(detail)
const start = (given: Partial<Withdrawal> = {}): void => {
  stop = withdraw({
    withdrawn: new Set(['marketing', 'measurement']),
    allows: category => granted.has(category),
    sweep: null,
    reload: false,
    report: ({ code, message }) => reported.push(`${code}: ${message}`),
    ...given,
  })
}
const blocked = (category: CategoryName) => ({ url: 'https://t.test/x', category, channel: 'fetch' as const })
const cookies = (): string => document.cookie

beforeEach(() => {
  granted = new Set(['necessary'])
  told = []
  reported = []
  stop = () => {}
  document.addEventListener('withdrawal-incomplete', note)
})
afterEach(() => {
  stop()
  document.removeEventListener('withdrawal-incomplete', note)
  for (const name of ['_ga', '_fbp', '_mine']) document.cookie = `${name}=; Max-Age=0; Path=/`
  sessionStorage.clear()
})

describe('a withdrawal', () => {
  it('deletes the data of withdrawn categories, and keeps that of categories in force', () => {
    document.cookie = '_ga=1; Path=/'
    document.cookie = '_fbp=1; Path=/'
    granted.add('measurement')
    start({ withdrawn: new Set(['marketing']) })
    expect(cookies()).to.contain('_ga=1').and.not.contain('_fbp')
  })

  it('deletes every key that the storage gate blocks, and keeps markers of an objection', () => {
    const names = [...listedKeys.measurement.matchAll(/(?<= )[^=/]\S*/g)].map(([name]) => name.replace('*', 'x'))
    const kinds = ['cookie', 'localStorage', 'sessionStorage'] as const
    const deleted = names.filter(name => kinds.some(kind => traceMatcher(() => false, {}, listedCategory)(name, kind)))
    const kept = names.filter(name => !deleted.includes(name))
    expect(names.length).to.be.above(200)
    expect(kept.filter(name => !/opt|ignore|disable|blockFathom|mtm_/i.test(name))).to.deep.equal([])
    sessionStorage.setItem('AI_buffer_1', '1')
    localStorage.setItem('NRBA_SESSION::814593d1', '1')
    start()
    expect(sessionStorage.getItem('AI_buffer_1')).to.equal(null)
    expect(localStorage.getItem('NRBA_SESSION::814593d1')).to.equal(null)
  })

  it('deletes a key whose name the vendor encodes', () => {
    document.cookie = 'crisp-client%2Fsession=1; Path=/'
    start({ withdrawn: new Set(['functionality']) })
    expect(cookies()).to.not.contain('crisp')
  })

  it("deletes names that match the site's patterns, and nothing with sweep: false", () => {
    document.cookie = '_mine=1; Path=/'
    start({ sweep: false })
    expect(cookies()).to.contain('_mine')
    stop()
    start({ sweep: { measurement: ['_mi*'] } })
    expect(cookies()).to.not.contain('_mine')
  })

  it('deletes the data again on pagehide, because code that still runs may write it again', () => {
    start()
    document.cookie = '_ga=2; Path=/'
    dispatchEvent(new PageTransitionEvent('pagehide'))
    expect(cookies()).to.not.contain('_ga')
  })

  it('leaves no listener behind when it is stopped', () => {
    const ends = watchOpenEnds()
    start()
    expect(ends.list()).to.have.length(3)
    stop()
    expect(ends.list()).to.deep.equal([])
    ends.restore()
  })

  it('dispatches no event if withdrawn code sends no request', () => {
    start()
    announceBlocked(blocked('experience'))
    expect(told).to.deep.equal([])
  })

  it('dispatches one event with the categories and the request if withdrawn code still sends requests', () => {
    start()
    document.cookie = '_ga=2; Path=/'
    announceBlocked(blocked('marketing'))
    announceBlocked(blocked('measurement'))
    expect(told).to.deep.equal([{ categories: ['marketing', 'measurement'], request: blocked('marketing') }])
    expect(cookies(), 'swept again').to.not.contain('_ga')
  })

  it('is no longer observed after the category is granted again', () => {
    start({ withdrawn: new Set(['marketing']) })
    granted.add('marketing')
    document.dispatchEvent(new CustomEvent('consent-change'))
    granted.delete('marketing')
    announceBlocked(blocked('marketing'))
    expect(told).to.deep.equal([])
  })

  it('of an earlier page deletes data, and is not observed', () => {
    document.cookie = '_ga=1; Path=/'
    start({ withdrawn: new Set() })
    announceBlocked(blocked('marketing'))
    expect(cookies()).to.not.contain('_ga')
    expect(told).to.deep.equal([])
  })

  it('reports invalid patterns, and uses the others', () => {
    document.cookie = '_mine=1; Path=/'
    start({ sweep: { ads: ['x'], marketing: 5, measurement: '_mine' } })
    expect(reported).to.deep.equal([
      'INVALID_OPTION: Option "sweep.ads" is not known; known are necessary, functionality, measurement, experience, marketing',
      'INVALID_OPTION: Option "sweep.marketing" is 5; allowed is a list of patterns such as "_my*"',
    ])
    expect(cookies()).to.not.contain('_mine')
  })
})

describe('a reload', () => {
  const native = Object.getOwnPropertyDescriptor(window, 'sessionStorage')!

  it('is allowed once, and again only after a minute', async () => {
    const clock = stopClock()
    try {
      expect([mayReload(), mayReload()]).to.deep.equal([true, false])
      await clock.pass(59_000)
      expect(mayReload()).to.equal(false)
      await clock.pass(2000)
      expect(mayReload()).to.equal(true)
    } finally {
      clock.restore()
    }
  })

  it('is allowed if the clock was set back, and never without session storage', () => {
    sessionStorage.setItem('privacy-consent-reloaded', String(Date.now() + 86_400_000))
    expect([mayReload(), mayReload()]).to.deep.equal([true, false])
    sessionStorage.clear()
    Object.defineProperty(window, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
    const allowed = mayReload()
    Object.defineProperty(window, 'sessionStorage', native)
    expect(allowed).to.equal(false)
  })
})
