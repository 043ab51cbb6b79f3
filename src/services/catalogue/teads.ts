import type { Service } from '../service'

export const teads: Service = {
  name: 'teads',
  title: 'Teads',
  category: 'marketing',
  purpose: 'Places video advertisements and counts sales after them.',
  company: { name: 'Teads S.A.', country: 'LU' },
  privacyUrl: 'https://privacy-policy.teads.com/',
  hosts: ['teads.tv', 'teads.com'],
  stores: [
    {
      name: 'tt_viewer',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'teads.tv',
      duration: 'P1Y',
    },
    { name: 'tt_bluekai', purpose: 'Exchanges identifiers with partners.', domain: 'teads.tv', duration: 'P1D' },
    { name: 'tt_exelate', purpose: 'Exchanges identifiers with partners.', domain: 'teads.tv', duration: 'P1D' },
    { name: 'tt_liveramp', purpose: 'Exchanges identifiers with partners.', domain: 'teads.tv', duration: 'P1D' },
    { name: 'tt_neustar', purpose: 'Exchanges identifiers with partners.', domain: 'teads.tv', duration: 'P1D' },
    { name: 'tt_salesforce', purpose: 'Exchanges identifiers with partners.', domain: 'teads.tv', duration: 'P1D' },
    { name: '_tfpvi', purpose: "Recognizes the visitor on the advertiser's site.", duration: 'P1Y' },
  ],
}
