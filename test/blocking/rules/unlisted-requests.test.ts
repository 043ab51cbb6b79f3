import { expect } from '@open-wc/testing'
import { createJudge } from '../../../src/blocking/rules/blocking-rules'

describe('the third parties that no rule knows', () => {
  const { getEntriesByType } = performance
  const sent = (...entries: [name: string, initiatorType: string, startTime: number][]): void => {
    performance.getEntriesByType = type =>
      type === 'resource'
        ? (entries.map(([name, initiatorType, startTime]) => ({ name, initiatorType, startTime })) as never)
        : []
  }
  afterEach(() => void (performance.getEntriesByType = getEntriesByType))
  const page = { origin: 'https://www.shop.example', hostname: 'www.shop.example' }
  const judgeOf = (allows: (category: string) => boolean) =>
    createJudge(
      {
        allows,
        trackingHosts: { 'named.example': 'marketing' },
        exemptHosts: ['fonts.example'],
        services: () => ({ 'declared.example': { category: 'measurement', allowed: true } }),
      },
      page,
    )

  it('are listed once, with the first request, without path and query', () => {
    sent(
      ['https://new-tag.example/collect?visitor=7', 'script', 5],
      ['https://new-tag.example/pixel.gif', 'img', 9],
      ['https://other.example/', 'fetch', 12],
    )
    expect(judgeOf(name => name === 'necessary').unlisted!()).to.deep.equal([
      { host: 'new-tag.example', channel: 'script', time: performance.timeOrigin + 5 },
      { host: 'other.example', channel: 'fetch', time: performance.timeOrigin + 12 },
    ])
  })

  it('are neither hosts of the page, of the list, of its options or of its services, nor addresses without a host', () => {
    sent(
      ['https://www.shop.example/a.js', 'script', 1],
      ['https://cdn.www.shop.example/a.js', 'script', 1],
      ['https://shop.example/a.js', 'script', 1],
      ['https://www.google-analytics.com/g/collect', 'fetch', 1],
      ['https://a.named.example/', 'img', 1],
      ['https://fonts.example/a.woff2', 'css', 1],
      ['https://declared.example/', 'fetch', 1],
      ['data:image/gif;base64,AAAA', 'img', 1],
      ['blob:https://new-tag.example/1', 'script', 1],
    )
    expect(judgeOf(() => false).unlisted!()).to.deep.equal([])
  })

  it('are not listed once everything is allowed', () => {
    sent(['https://new-tag.example/', 'script', 1])
    expect(judgeOf(() => true).unlisted!()).to.deep.equal([])
  })
})
