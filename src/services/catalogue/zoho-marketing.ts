import type { Service } from '../service'

export const zohoMarketing: Service = {
  name: 'zoho-marketing',
  title: 'Zoho PageSense and Marketing Automation',
  category: 'marketing',
  purpose: 'Counts what visitors do, tests pages and sends messages.',
  company: { name: 'Zoho Corporation Private Limited', country: 'IN' },
  privacyUrl: 'https://www.zoho.com/privacy.html',
  hosts: [
    'pagesense.io',
    'zohomarketinghub.com',
    'maillist-manage.com',
    'campaigns.zoho.com',
    'campaigns.zoho.eu',
    'zcmp.eu',
  ],
  stores: [
    { name: 'zabUserId', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: 'zabVisitId', purpose: 'Recognizes the visit.', duration: 'P1D' },
    { name: 'zabSplit', purpose: 'Remembers the version of a page in a test.', duration: 'P1Y' },
    { name: 'zabBucket', purpose: 'Remembers the version of a page in a test.', duration: 'P1Y' },
    { name: 'zft-sdc', purpose: 'Holds details of the visit.', duration: 'P1D' },
    { name: 'zps-tgr-dts', purpose: 'Holds what the visitor did.', duration: 'P1Y' },
    { name: 'zc_consent', purpose: 'Remembers whether a sign-up form was shown.', duration: 'P1Y' },
    { name: 'zc_show', purpose: 'Remembers whether a sign-up form was shown.', duration: 'P1Y' },
    { name: 'zc_cu_exp', purpose: 'Remembers whether a sign-up form was shown.', duration: 'P1Y' },
  ],
}
