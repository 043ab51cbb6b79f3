import type { Service } from '../service'

export const pardot: Service = {
  name: 'pardot',
  title: 'Salesforce Account Engagement (Pardot)',
  category: 'marketing',
  purpose: 'Recognizes visitors and links their visits with e-mails and forms.',
  company: { name: 'Salesforce, Inc.', country: 'US' },
  privacyUrl: 'https://www.salesforce.com/company/legal/privacy/',
  hosts: ['pardot.com'],
  stores: [
    { name: 'visitor_id*', purpose: 'Recognizes visitors.', duration: 'P1Y' },
    { name: 'lpv*', purpose: 'Prevents that a page view is counted twice.', duration: 'PT30M' },
    { name: 'pi_opt_in*', purpose: 'Stores whether measurement is allowed.', duration: 'P1Y' },
    { name: 'pardot', purpose: 'Recognizes the visit.', domain: 'pardot.com', duration: 'session' },
  ],
  loader: {
    id: {
      pattern: /^\d{5,8}\/\d{2,8}$/,
      example: '123456/7890',
      where: 'Account Engagement, campaign, View tracking code: piAId, a slash, piCId',
    },
    start(id, page) {
      const [account, campaign] = id.split('/')
      Object.assign(page.globals, { piAId: account, piCId: campaign, piHostname: 'pi.pardot.com' })
      page.loadScript('https://pi.pardot.com/pd.js')
    },
  },
}
