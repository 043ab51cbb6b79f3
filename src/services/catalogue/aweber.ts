import type { Service } from '../service'

export const aweber: Service = {
  name: 'aweber',
  title: 'AWeber',
  category: 'marketing',
  purpose: 'Shows sign-up forms and sends newsletters.',
  company: { name: 'AWeber Systems, Inc.', country: 'US' },
  privacyUrl: 'https://www.aweber.com/privacy.htm',
  hosts: ['aweber.com', 'aweber-static.com'],
  stores: [{ name: 'awpopup_*', purpose: 'Remembers whether the sign-up form was shown.', duration: 'P1Y' }],
}
