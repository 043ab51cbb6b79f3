import { expect } from '@open-wc/testing'
import { createJudge } from '../../../src/blocking/rules/blocking-rules'
import type { ServiceHosts } from '../../../src/consent/service-hosts'

const page = { origin: 'https://shop.example', hostname: 'shop.example' }
const judgeWith = (services: () => ServiceHosts | null, granted: readonly string[] = ['measurement', 'experience']) =>
  createJudge(
    {
      allows: category => granted.includes(category),
      services,
      trackingHosts: { 'video.example': 'experience', 'count.example': 'measurement', 'ads.example': 'marketing' },
      replaceTrackingHosts: true,
      exemptHosts: ['free.example'],
    },
    page,
  )
const refused = { category: 'experience', allowed: false } as const
const allowed = { category: 'experience', allowed: true } as const

describe('the hosts of services', () => {
  it('are blocked when the service is refused, although the category is allowed', () => {
    const judge = judgeWith(() => ({ 'video.example': refused }))
    expect(judge('https://cdn.video.example/a', 'fetch')).to.deep.include({ category: 'experience' })
    expect(judge('https://count.example/a', 'fetch')).to.equal(null)
  })

  it('match by the longest entry', () => {
    const judge = judgeWith(() => ({
      'video.example': refused,
      'video.example/maps': allowed,
      'cdn.video.example': allowed,
    }))
    expect(judge('https://video.example/a', 'fetch')).not.to.equal(null)
    expect(judge('https://video.example/maps/1', 'fetch')).to.equal(null)
    expect(judge('https://cdn.video.example/a', 'fetch')).to.equal(null)
  })

  it('are allowed with their service, whatever category they are listed in', () => {
    const judge = judgeWith(() => ({ 'ads.example': { category: 'measurement', allowed: true } }))
    expect(judge('https://ads.example/a', 'fetch')).to.equal(null)
  })

  it('are read at every request, so that a refusal takes effect immediately', () => {
    let services: ServiceHosts | null = null
    const judge = judgeWith(() => services)
    expect(judge('https://video.example/a', 'fetch')).to.equal(null)
    services = { 'video.example': refused, 'new.example': refused }
    expect(judge('https://video.example/a', 'fetch')).not.to.equal(null)
    expect(judge('https://new.example/a', 'fetch'), 'a host that no list has').not.to.equal(null)
    services = null
    expect(judge('https://new.example/a', 'fetch')).to.equal(null)
  })

  it('are never blocked if the site exempts them, or if they are the site itself', () => {
    const judge = judgeWith(() => ({ 'free.example': refused, 'shop.example': refused, 'www.shop.example': refused }))
    expect(judge('https://free.example/a', 'fetch')).to.equal(null)
    expect(judge('https://shop.example/a', 'fetch')).to.equal(null)
    expect(judge('https://cdn.shop.example/a', 'fetch')).to.equal(null)
  })

  it('are blocked if they are paths or subdomains of the site', () => {
    const judge = judgeWith(() => ({ '/ingest': refused, 'stats.shop.example': refused }))
    const blocked = ['/ingest', '/ingest/e/?a=1', 'https://shop.example//ingest/e', 'https://stats.shop.example/a']
    for (const url of blocked) expect(judge(url, 'fetch', 'https://shop.example/b'), url).not.to.equal(null)
    const others = ['/', '/ingestion', '/a/ingest', 'https://other.example/ingest', 'https://shop.example/a']
    for (const url of others) expect(judge(url, 'fetch', 'https://shop.example/b'), url).to.equal(null)
  })
})
