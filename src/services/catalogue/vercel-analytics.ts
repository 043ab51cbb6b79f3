import type { Service } from '../service'

export const vercelAnalytics: Service = {
  name: 'vercel-analytics',
  title: 'Vercel Analytics',
  category: 'measurement',
  purpose: 'Counts visits and measures the speed of the site without storing anything.',
  company: { name: 'Vercel Inc.', country: 'US' },
  privacyUrl: 'https://vercel.com/legal/privacy-policy',
  hosts: ['va.vercel-scripts.com', 'vercel-insights.com'],
  paths: ['/_vercel/insights', '/_vercel/speed-insights'],
  stores: [],
}
