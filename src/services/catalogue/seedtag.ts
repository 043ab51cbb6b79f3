import type { Service } from '../service'

export const seedtag: Service = {
  name: 'seedtag',
  title: 'Seedtag',
  category: 'marketing',
  purpose: 'Places advertisements that match the content of the page.',
  company: { name: 'Seedtag Advertising, S.L.', country: 'ES' },
  privacyUrl: 'https://www.seedtag.com/en/privacy-policy/',
  hosts: ['seedtag.com'],
  stores: [
    {
      name: 'st_uid',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'seedtag.com',
      duration: 'P1Y',
    },
    { name: 'st_cs', purpose: 'Exchanges identifiers with partners.', domain: 'seedtag.com', duration: 'P1Y' },
    { name: 'st_csd', purpose: 'Exchanges identifiers with partners.', domain: 'seedtag.com', duration: 'P1Y' },
    { name: 'st_chc', purpose: 'Exchanges identifiers with partners.', domain: 'seedtag.com', duration: 'P1Y' },
    { name: 'st_ssp', purpose: 'Exchanges identifiers with partners.', domain: 'seedtag.com', duration: 'P1Y' },
    { name: 'st_cnt', purpose: 'Exchanges identifiers with partners.', domain: 'seedtag.com', duration: 'P1Y' },
  ],
}
