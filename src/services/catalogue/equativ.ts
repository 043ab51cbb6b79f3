import type { Service } from '../service'

export const equativ: Service = {
  name: 'equativ',
  title: 'Equativ (Smart AdServer)',
  category: 'marketing',
  purpose: 'Chooses and places advertisements.',
  company: { name: 'Equativ SAS', country: 'FR' },
  privacyUrl: 'https://equativ.com/end-users-privacy-policy/',
  hosts: ['smartadserver.com', 'sascdn.com', 'sasqos.com', 'equativ.com'],
  stores: [
    {
      name: 'lcsrd',
      purpose: 'Remembers when the browser was seen last.',
      domain: 'smartadserver.com',
      duration: 'P13M',
    },
    { name: 'csync', purpose: 'Exchanges identifiers with partners.', domain: 'smartadserver.com', duration: 'P13M' },
    {
      name: 'TestIfCookie',
      purpose: 'Checks whether the browser accepts cookies.',
      domain: 'smartadserver.com',
      duration: 'session',
    },
    {
      name: 'TestIfCookieP',
      purpose: 'Checks whether the browser accepts cookies.',
      domain: 'smartadserver.com',
      duration: 'P13M',
    },
    {
      name: 'partner-*',
      purpose: 'Holds identifiers of partners for advertising.',
      domain: 'smartadserver.com',
      duration: 'P13M',
    },
    { name: 'dyncdn', purpose: 'Chooses the server of advertisements.', domain: 'smartadserver.com', duration: 'P1D' },
  ],
}
