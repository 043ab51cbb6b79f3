import { functionQueue } from '../loading/function-queue'
import { listQueue } from '../loading/list-queue'
import type { Service } from '../service'

export const linkedinInsight: Service = {
  name: 'linkedin-insight',
  title: 'LinkedIn Insight Tag',
  category: 'marketing',
  purpose: 'Measures ads on LinkedIn, and shows ads there to people who visited the site.',
  company: { name: 'LinkedIn Corporation', country: 'US' },
  privacyUrl: 'https://www.linkedin.com/legal/privacy-policy',
  hosts: ['snap.licdn.com', 'ads.linkedin.com', 'linkedin.com/px', 'linkedin.com/li'],
  stores: [
    { name: 'li_fat_id', purpose: 'Recognizes members for the measurement of ads.', duration: 'P30D' },
    { name: 'li_giant', purpose: 'Recognizes members for the measurement of ads.', duration: 'P7D' },
    { name: 'ln_or', purpose: 'Checks whether the tag can measure visits.', duration: 'P1D' },
    { name: 'li_adsId', kinds: ['localStorage'], purpose: 'Recognizes visitors for ads.', duration: 'persistent' },
    { name: 'li_sugr', purpose: 'Recognizes visitors outside the EU.', domain: 'linkedin.com', duration: 'P90D' },
    { name: 'bcookie', purpose: 'Recognizes browsers.', domain: 'linkedin.com', duration: 'P1Y' },
    { name: 'lidc', purpose: 'Chooses the data centre.', domain: 'linkedin.com', duration: 'P1D' },
    { name: 'UserMatchHistory', purpose: 'Matches identifiers for ads.', domain: 'linkedin.com', duration: 'P30D' },
    {
      name: 'AnalyticsSyncHistory',
      purpose: 'Records when identifiers were matched.',
      domain: 'linkedin.com',
      duration: 'P30D',
    },
  ],
  loader: {
    id: {
      pattern: /^\d{4,10}$/,
      example: '1234567',
      where: 'LinkedIn Campaign Manager, Data, Signals manager: the partner ID',
    },
    start(id, page) {
      Object.assign(page.globals, { _linkedin_partner_id: id })
      listQueue(page, '_linkedin_data_partner_ids').push(id)
      functionQueue(page, 'lintrk', { items: 'arrays' })
      page.loadScript('https://snap.licdn.com/li.lms-analytics/insight.min.js')
    },
  },
}
