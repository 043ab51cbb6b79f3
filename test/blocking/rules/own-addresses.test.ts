import { expect } from '@open-wc/testing'
import { createJudge, type BlockingRules } from '../../../src/blocking/rules/blocking-rules'
import '../../../src/blocking/rules/listed-category'

const page = { origin: 'https://www.shop.example', hostname: 'www.shop.example' }
const judgeWith = (granted: readonly string[], rules: Omit<BlockingRules, 'allows'>, on = page) => {
  const judge = createJudge({ ...rules, allows: category => granted.includes(category) }, on)
  return (url: string): string | null => judge(url, 'fetch', `${on.origin}/start`)?.category ?? null
}

describe('addresses that the site names for its services', () => {
  const rules = {
    addresses: { '/ingest': 'posthog', 'stats.shop.example': 'plausible', 'count.cdn.example/a': 'plausible' },
  }

  it('need the consent of the service: paths, subdomains and hosts of others', () => {
    const judge = judgeWith([], rules)
    expect(judge('/ingest/e/')).to.equal('measurement')
    expect(judge('ingest/e/')).to.equal('measurement')
    expect(judge('https://www.shop.example/%69ngest')).to.equal('measurement')
    expect(judge('https://shop.example/ingest/e/')).to.equal('measurement')
    expect(judge('https://stats.shop.example/js/script.js')).to.equal('measurement')
    expect(judge('https://count.cdn.example/a/b')).to.equal('measurement')
    const granted = judgeWith(['measurement'], rules)
    for (const url of ['/ingest/e/', 'https://stats.shop.example/js/script.js', 'https://count.cdn.example/a'])
      expect(granted(url), url).to.equal(null)
  })

  it('leave all other addresses of the site alone', () => {
    const judge = judgeWith([], rules)
    for (const url of [
      '/',
      '/api',
      '/ingestion',
      '/a?b=/ingest',
      '#/ingest',
      'https://cdn.shop.example/a',
      '/a/ingest',
    ])
      expect(judge(url), url).to.equal(null)
    expect(judge('https://count.cdn.example/b')).to.equal(null)
  })

  it('need all categories while that of the service is not known', () => {
    const unknown = { addresses: { '/_vercel/insights': 'vercel-analytics' } }
    expect(judgeWith(['measurement', 'functionality', 'experience'], unknown)('/_vercel/insights/event')).to.equal(
      'marketing',
    )
    const all = ['measurement', 'functionality', 'experience', 'marketing']
    expect(judgeWith(all, unknown)('/_vercel/insights/event')).to.equal(null)
    const services = () => ({ '/_vercel/insights': { category: 'measurement', allowed: true } as const })
    expect(judgeWith(['measurement'], { ...unknown, services })('/_vercel/insights/event')).to.equal(null)
  })

  it('can be exempt, and can be named as tracking hosts', () => {
    const judge = judgeWith([], { trackingHosts: { '/collect': 'marketing' }, exemptHosts: ['shop.example/collect/a'] })
    expect(judge('/collect/b')).to.equal('marketing')
    expect(judge('/collect/a')).to.equal(null)
  })

  it('never block the site itself, or a page without a host', () => {
    for (const address of ['/', 'shop.example', 'www.shop.example', 'example', ''])
      expect(judgeWith([], { addresses: { [address]: 'posthog' } })('/a'), address).to.equal(null)
    const opaque = { origin: 'null', hostname: '' }
    const judge = createJudge({ ...rules, allows: () => false }, opaque)
    expect(judge('https://ingest/', 'fetch')).to.equal(null)
  })
})
