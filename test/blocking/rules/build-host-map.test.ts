import { expect } from '@open-wc/testing'
import { buildHostMap, tidyHostMap } from '../../../src/blocking/rules/build-host-map'

const keys = (...entries: string[]): string[] => Object.keys(buildHostMap(entries.map(entry => [entry, 'marketing'])))

describe('buildHostMap', () => {
  it('normalizes hosts as people write them', () => {
    expect(keys('Tracker.Example', ' tracker.example ', 'www.tracker.example', 'tracker.example:8443')).to.deep.equal([
      'tracker.example',
    ])
    expect(keys('https://tracker.example', '//tracker.example', '*.tracker.example', 'tracker.example.')).to.deep.equal(
      ['tracker.example'],
    )
    expect(keys('bücher.example')).to.deep.equal(['xn--bcher-kva.example'])
  })

  it('does not strip "www" from www.com', () => {
    expect(keys('www.com')).to.deep.equal(['www.com'])
  })

  it('normalizes paths as servers do', () => {
    expect(keys('shared.example/%74r', 'shared.example//tr/')).to.deep.equal(['shared.example', 'shared.example/tr'])
  })

  it('ignores entries without a host', () => {
    expect(keys('', 'a<b', 'http://', 'tracker.example')).to.deep.equal(['tracker.example'])
  })

  it('stores a value for paths of a host and another one for the host, in any order', () => {
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

  it('stores undefined for a host of which only paths are listed', () => {
    expect(Object.entries(buildHostMap([['shared.example/pixel', 'marketing']]))).to.deep.equal([
      ['shared.example', undefined],
      ['shared.example/pixel', 'marketing'],
    ])
  })

  it('lets an entry replace a normalized one', () => {
    const map = buildHostMap([['www.tracker.example', 'measurement']], tidyHostMap([['tracker.example', 'marketing']]))
    expect(Object.entries(map)).to.deep.equal([['tracker.example', 'measurement']])
  })

  it('lets later entries replace earlier ones of the same name', () => {
    const map = buildHostMap([
      ['tracker.example', 'marketing'],
      ['www.tracker.example', 'measurement'],
    ])
    expect(map['tracker.example']).to.equal('measurement')
  })
})
