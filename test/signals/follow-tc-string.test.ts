import { expect } from '@open-wc/testing'
import { categoryNames } from '../../src/consent/categories'
import { categoriesOfPurposes, purposesOfCategories } from '../../src/signals/categories-of-purposes'
import { followTcString, type TcStringState } from '../../src/signals/follow-tc-string'

const api = '__tcfapi'
const page = window as unknown as Record<string, unknown>

describe('the string of the page’s TCF', () => {
  let states: TcStringState[]
  let calls: unknown[][]
  let tell: (data: unknown) => void
  const follow = (): (() => void) => followTcString(state => states.push(state))

  beforeEach(() => {
    states = []
    calls = []
    page[api] = (...words: unknown[]) => {
      calls.push(words)
      if (words[0] === 'addEventListener') tell = words[2] as typeof tell
    }
  })
  afterEach(() => {
    delete page[api]
  })

  it('does not apply on pages without TCF', () => {
    delete page[api]
    const stop = follow()
    expect(states).to.deep.equal(['not applicable'])
    stop()
  })

  it('is pending until there is a choice, while a layer is visible, and if there is no string', () => {
    const stop = follow()
    const answers = [
      { gdprApplies: true, tcString: 'old', eventStatus: 'cmpuishown' },
      { gdprApplies: true, tcString: '', eventStatus: 'tcloaded' },
      { gdprApplies: true, eventStatus: 'tcloaded' },
      { gdprApplies: true, tcString: 'new', eventStatus: 'useractioncomplete' },
      { gdprApplies: true, tcString: 'new', eventStatus: 'tcloaded' },
      { gdprApplies: false, tcString: 'new', eventStatus: 'tcloaded' },
      { tcString: 'new' },
      null,
      'text',
    ]
    for (const answer of answers) tell(answer)
    expect(states).to.deep.equal([
      'pending',
      'pending',
      'pending',
      'pending',
      { tcString: 'new' },
      { tcString: 'new' },
      'not applicable',
      'not applicable',
    ])
    stop()
  })

  it('is followed by version 2 of the API until a stop, which removes the listener by its id', () => {
    const stop = follow()
    expect(calls.map(([command, version]) => [command, version])).to.deep.equal([['addEventListener', 2]])
    tell({ gdprApplies: true, tcString: 'a', listenerId: 0 })
    stop()
    const [command, version, callback, id] = calls[1]!
    expect([command, version, id]).to.deep.equal(['removeEventListener', 2, 0])
    expect(callback).to.be.a('function')
    const before = states.length
    tell({ gdprApplies: true, tcString: 'b' })
    expect(states).to.have.length(before)
  })

  it('is not stopped by an unknown id', () => {
    follow()()
    expect(calls).to.have.length(1)
  })
})

describe('the categories of purposes with consent', () => {
  it('are those of which each purpose has consent, by own fields that are true', () => {
    for (const name of categoryNames) {
      const all = Object.fromEntries(purposesOfCategories[name].map(purpose => [purpose, true]))
      expect(categoriesOfPurposes(all)).to.include(name)
      for (const purpose of purposesOfCategories[name])
        for (const value of [false, 1, undefined]) {
          expect(categoriesOfPurposes({ ...all, [purpose]: value }), `${name} without ${purpose}`).not.to.include(name)
        }
      expect(categoriesOfPurposes(Object.create(all) as object as Record<string, unknown>)).to.deep.equal(['necessary'])
    }
  })

  it('need purpose 1 unless they are necessary, because all others store data', () => {
    for (const name of categoryNames) expect(purposesOfCategories[name].includes(1)).to.equal(name !== 'necessary')
    const { functionality, measurement, experience, marketing } = purposesOfCategories
    expect([functionality, measurement, experience, marketing]).to.deep.equal([
      [1],
      [1, 8, 9],
      [1, 5, 6],
      [1, 2, 3, 4, 7],
    ])
  })
})
