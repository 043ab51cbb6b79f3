import type { Service } from '../service'

export const nextdoor: Service = {
  name: 'nextdoor',
  title: 'Nextdoor',
  category: 'marketing',
  purpose: 'Counts sales after Nextdoor advertisements.',
  company: { name: 'Nextdoor, Inc.', country: 'US' },
  privacyUrl: 'https://help.nextdoor.com/s/article/privacy-policy',
  hosts: ['ads.nextdoor.com', 'flask.nextdoor.com'],
  stores: [{ name: 'ndp_session_id', purpose: 'Recognizes the visit.', duration: 'session' }],
}
