import type { Service } from '../service'

export const optinmonster: Service = {
  name: 'optinmonster',
  title: 'OptinMonster',
  category: 'marketing',
  purpose: 'Shows sign-up forms and offers.',
  company: { name: 'OptinMonster, LLC', country: 'US' },
  privacyUrl: 'https://optinmonster.com/privacy/',
  hosts: ['omappapi.com', 'optinmonster.com', 'opmnstr.com', 'optnmstr.com', 'optmnstr.com', 'optmstr.com'],
  stores: [
    { name: '_omappvp', purpose: 'Tells new visitors from returning ones.', duration: 'P10Y' },
    { name: '_omappvs', purpose: 'Recognizes the visit.', duration: 'P1D' },
    { name: 'om-*', purpose: 'Remembers whether a form was shown.', duration: 'P30D' },
    { name: 'omSeen*', purpose: 'Remembers whether a form was shown.', duration: 'P30D' },
  ],
}
