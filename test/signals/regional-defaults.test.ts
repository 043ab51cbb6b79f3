import { expect } from '@open-wc/testing'
import { readRegionalDefaults } from '../../src/signals/regional-defaults'

const read = (value: unknown): { kept: unknown[]; problems: string[] } => {
  const problems: string[] = []
  return { kept: readRegionalDefaults(value, problem => problems.push(problem)), problems }
}

describe('the defaults of regions', () => {
  it('are kept if they name regions and known signals', () => {
    const valid = [{ region: ['US-CA', 'BR'], analytics_storage: 'granted', ad_storage: 'denied' }, { region: ['DE'] }]
    expect(read(valid)).to.deep.equal({ kept: valid, problems: [] })
    for (const nothing of [null, undefined]) expect(read(nothing)).to.deep.equal({ kept: [], problems: [] })
  })

  for (const [region, words] of [
    [[], '.region" is []'],
    [['usa'], '.region" is ["usa"]'],
    [['US', 5], '.region" is ["US",5]'],
    ['US', '.region" is "US"'],
    [undefined, '.region" is undefined'],
  ] as const)
    it(`are ignored, and reported, for the regions ${JSON.stringify(region)}`, () => {
      const { kept, problems } = read([{ region, ad_storage: 'granted' }, { region: ['US'] }])
      expect(kept).to.deep.equal([{ region: ['US'] }])
      expect(problems).to.deep.equal([
        `Option "tagManager.defaults[0]${words}; allowed is a list of regions such as "US" or "US-CA"`,
      ])
    })

  for (const [entry, words] of [
    [{ region: ['US'], ads: 'granted' }, '[0].ads" is not known; known are region, ad_storage'],
    [{ region: ['US'], ad_storage: true }, '[0].ad_storage" is true; allowed is "granted" or "denied"'],
    ['US', '[0]" is "US"; allowed is an object with a region'],
  ] as const)
    it(`are ignored, and reported: ${JSON.stringify(entry)}`, () => {
      const { kept, problems } = read([entry])
      expect(kept).to.deep.equal([])
      expect(problems).to.have.length(1)
      expect(problems[0]).to.contain(`Option "tagManager.defaults${words}`)
    })

  it('are a list', () => {
    const { kept, problems } = read({ region: ['US'] })
    expect(kept).to.deep.equal([])
    expect(problems[0]).to.contain('allowed is a list such as')
  })
})
