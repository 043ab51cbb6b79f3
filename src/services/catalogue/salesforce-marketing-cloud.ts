import type { Service } from '../service'

export const salesforceMarketingCloud: Service = {
  name: 'salesforce-marketing-cloud',
  title: 'Salesforce Marketing Cloud',
  category: 'marketing',
  purpose: 'Sends messages and recommends content that match what visitors do.',
  company: { name: 'Salesforce, Inc.', country: 'US' },
  privacyUrl: 'https://www.salesforce.com/company/legal/privacy/',
  hosts: [
    'exacttarget.com',
    'igodigital.com',
    'evergage.com',
    'evgnet.com',
    'cdn.c360a.salesforce.com',
    'krxd.net',
    'sfmc-content.com',
    'exct.net',
  ],
  stores: [
    { name: 'igodigitaltc2', purpose: 'Recognizes the browser.', domain: 'igodigital.com', duration: 'P10Y' },
    { name: 'igodigitalst_*', purpose: 'Recognizes the browser.', domain: 'igodigital.com', duration: 'P10Y' },
    {
      name: 'igodigitalstdomain',
      purpose: 'Holds the domain on which cookies can be set.',
      domain: 'igodigital.com',
      duration: 'session',
    },
    { name: '_evga_*', purpose: 'Recognizes the visitor.', duration: 'P1Y' },
    { name: '_sfid_*', purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    {
      name: '_kuid_',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'krxd.net',
      duration: 'P180D',
    },
  ],
}
