import type { Service } from '../service'

export const clearbit: Service = {
  name: 'clearbit',
  title: 'Clearbit',
  category: 'marketing',
  purpose: 'Recognizes the companies of visitors for sales.',
  company: { name: 'HubSpot, Inc.', country: 'US' },
  privacyUrl: 'https://legal.hubspot.com/privacy-policy',
  hosts: ['clearbit.com', 'clearbitjs.com', 'clearbitscripts.com'],
  stores: [
    { name: 'cb_user_id', purpose: "Recognizes the visitor and the visitor's company.", duration: 'P1Y' },
    { name: 'cb_group_id', purpose: "Recognizes the visitor and the visitor's company.", duration: 'P1Y' },
    { name: 'cb_anonymous_id', purpose: "Recognizes the visitor and the visitor's company.", duration: 'P1Y' },
    { name: 'cb%3Atest', purpose: 'Checks whether the browser accepts cookies.', duration: 'P1Y' },
  ],
}
