import { expect } from '@open-wc/testing'
import { buildHostMap, tidyHostMap } from '../../../src/blocking/rules/build-host-map'

const keys = (...entries: string[]): string[] => Object.keys(buildHostMap(entries.map(entry => [entry, 'marketing'])))

describe('buildHostMap', () => {
  it('accepts a host in every common spelling', () => {
    expect(keys('Tracker.Example', ' tracker.example ', 'www.tracker.example', 'tracker.example:8443')).to.deep.equal([
      'tracker.example',
    ])
    expect(keys('https://tracker.example', '//tracker.example', '*.tracker.example', 'tracker.example.')).to.deep.equal(
      ['tracker.example'],
    )
    expect(keys('bücher.example')).to.deep.equal(['xn--bcher-kva.example'])
  })

  it('does not remove "www" if it is the name itself', () => {
    expect(keys('www.com')).to.deep.equal(['www.com'])
  })

  it('decodes and shortens a path as servers do', () => {
    expect(keys('shared.example/%74r', 'shared.example//tr/')).to.deep.equal(['shared.example', 'shared.example/tr'])
  })

  it('ignores entries without a host', () => {
    expect(keys('', 'a<b', 'http://', 'tracker.example')).to.deep.equal(['tracker.example'])
  })

  it('keeps the paths of a host beside the rule for its other paths, in any order', () => {
    const before = buildHostMap([
      ['shared.example', 'functionality'],
      ['shared.example/pixel/', 'marketing'],
    ])
    const after = buildHostMap([
      ['https://shared.example/pixel', 'marketing'],
      ['shared.example', 'functionality'],
    ])
    for (const map of [before, after])
      expect({ ...map }).to.deep.equal({
        'shared.example': 'functionality',
        'shared.example/pixel': 'marketing',
      })
  })

  it('does not list the whole of a host of which only paths are listed', () => {
    expect(Object.entries(buildHostMap([['shared.example/pixel', 'marketing']]))).to.deep.equal([
      ['shared.example', undefined],
      ['shared.example/pixel', 'marketing'],
    ])
  })

  it('lets an entry replace a normalized one', () => {
    const map = buildHostMap([['www.tracker.example', 'measurement']], tidyHostMap([['tracker.example', 'marketing']]))
    expect(Object.entries(map)).to.deep.equal([['tracker.example', 'measurement']])
  })

  it('lets a later entry replace an earlier one of the same name', () => {
    const map = buildHostMap([
      ['tracker.example', 'marketing'],
      ['www.tracker.example', 'measurement'],
    ])
    expect(map['tracker.example']).to.equal('measurement')
  })
})
