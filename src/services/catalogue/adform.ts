import type { Service } from '../service'

export const adform: Service = {
  name: 'adform',
  title: 'Adform',
  category: 'marketing',
  purpose: 'Buys and places advertisements and counts sales after them.',
  company: { name: 'Adform A/S', country: 'DK' },
  privacyUrl: 'https://site.adform.com/privacy-center/platform-privacy/product-and-services-privacy-policy/',
  hosts: ['adform.net', 'adformdsp.net', 'adform.com', 'seadform.net'],
  stores: [
    {
      name: 'uid',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'adform.net',
      duration: 'P60D',
    },
    {
      name: 'cid',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'adform.net',
      duration: 'P60D',
    },
    {
      name: 'TPC',
      purpose: 'Checks whether the browser accepts cookies from other sites.',
      domain: 'adform.net',
      duration: 'P14D',
    },
    { name: 'CM14', purpose: 'Remembers when identifiers were exchanged.', domain: 'adform.net', duration: 'P14D' },
    {
      name: 'otsid',
      purpose: 'Remembers that the visitor refused advertising of one company.',
      domain: 'adform.net',
      duration: 'P1Y',
    },
    {
      name: 'adtrc',
      purpose: 'Remembers that details of the browser were collected.',
      domain: 'adform.net',
      duration: 'P7D',
    },
    {
      name: 'EBFCD*',
      purpose: 'Limits how often an advertisement is shown in a day.',
      domain: 'adform.net',
      duration: 'P7D',
    },
    { name: 'adformfrpid', purpose: "Recognizes the visitor on the advertiser's site.", duration: 'P30D' },
  ],
}
