import type { Service } from '../service'

export const mailchimp: Service = {
  name: 'mailchimp',
  title: 'Mailchimp',
  category: 'marketing',
  purpose: 'Links visits with e-mails, and shows sign-up forms.',
  company: { name: 'Intuit Inc.', country: 'US' },
  privacyUrl: 'https://www.intuit.com/privacy/statement/',
  hosts: ['chimpstatic.com', 'mcjs.prd.a.intuit.com', 'downloads.mailchimp.com'],
  stores: [
    { name: '_mcid', purpose: 'Recognizes visitors and links them with e-mails.', duration: 'P1Y' },
    { name: 'mc_cid', purpose: 'Stores which campaign the visitor came from.', duration: 'P14D' },
    { name: 'mc_eid', purpose: 'Stores which e-mail the visitor came from.', duration: 'P14D' },
    { name: 'mc_landing_site', purpose: 'Stores the first page of the visit.', duration: 'P14D' },
    { name: 'MCPopupClosed', purpose: 'Stores that the sign-up form was closed.', duration: 'P1Y' },
    { name: 'MCPopupSubscribed', purpose: 'Stores that the visitor has signed up.', duration: 'P1Y' },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{20,32}\/[0-9a-f]{20,32}$/,
      example: '0123456789abcdef012345678/9abcdef0123456789abcdef01',
      where: 'Mailchimp, Website, Connected sites: the address of the script after /users/, without .js',
    },
    start(id, page) {
      page.loadScript(`https://chimpstatic.com/mcjs-connected/js/users/${id}.js`, { id: 'mcjs' })
    },
  },
}
