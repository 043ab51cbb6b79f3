import type { Service } from '../service'

export const codepen: Service = {
  name: 'codepen',
  title: 'CodePen',
  category: 'experience',
  purpose: 'Shows code examples from CodePen with their result.',
  company: { name: 'CodePen, Inc.', country: 'US' },
  privacyUrl: 'https://blog.codepen.io/documentation/privacy/',
  hosts: ['codepen.io', 'cdpn.io'],
  stores: [
    { name: 'codepen_session', purpose: 'Recognizes the visit.', domain: 'codepen.io', duration: 'P29D' },
    { name: '__editor_layout', purpose: 'Remembers the layout of the editor.', domain: 'codepen.io', duration: 'P29D' },
    {
      name: 'codepen_signup_referrer',
      purpose: 'Remembers where a visitor came from.',
      domain: 'codepen.io',
      duration: 'P1Y',
    },
    {
      name: 'codepen_signup_referrer_date',
      purpose: 'Remembers where a visitor came from.',
      domain: 'codepen.io',
      duration: 'P1Y',
    },
  ],
}
