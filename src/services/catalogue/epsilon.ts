import type { Service } from '../service'

export const epsilon: Service = {
  name: 'epsilon',
  title: 'Epsilon',
  category: 'marketing',
  purpose: 'Recognizes shoppers across sites for advertising.',
  company: { name: 'Epsilon Data Management, LLC', country: 'US' },
  privacyUrl: 'https://legal.epsilon.com/eu/global-privacy-policy',
  hosts: ['fastclick.net', 'dotomi.com', 'mediaplex.com', 'epsilon.com'],
  stores: [
    {
      name: 'DotomiUser',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'dotomi.com',
      duration: 'P13M',
    },
    { name: 'DotomiSync', purpose: 'Exchanges identifiers with partners.', domain: 'dotomi.com', duration: 'P1Y' },
    {
      name: 'pluto',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'fastclick.net',
      duration: 'P13M',
    },
    {
      name: 'pluto2',
      purpose: 'Recognizes the browser across sites for advertising.',
      domain: 'fastclick.net',
      duration: 'P13M',
    },
    { name: 'dtm_token', purpose: 'Recognizes the visitor across sites for advertising.', duration: 'P13M' },
    { name: 'dtm_token_sc', purpose: 'Recognizes the visitor across sites for advertising.', duration: 'P13M' },
    { name: 'dtm_user_id', purpose: "Holds the shop's own number of the visitor.", duration: 'P13M' },
    { name: 'dtm_user_id_sc', purpose: "Holds the shop's own number of the visitor.", duration: 'P13M' },
  ],
}
