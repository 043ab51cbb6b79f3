import { expect } from '@open-wc/testing'
import { entriesOf } from '../../../src/blocking/rules/host-lists'

describe('a generated list', () => {
  it('contains each suffix once, before the hosts that end with it', () => {
    const lists = { marketing: '.com criteo facebook/tr a.b/c/d .net x', measurement: '.io y', experience: '.a b' }
    expect(entriesOf({ ...lists, functionality: '.tr c.com' })).to.deep.equal([
      ['criteo.com', 'marketing'],
      ['facebook.com/tr', 'marketing'],
      ['a.b.com/c/d', 'marketing'],
      ['x.net', 'marketing'],
      ['y.io', 'measurement'],
      ['b.a', 'experience'],
      ['c.com.tr', 'functionality'],
    ])
  })
})
