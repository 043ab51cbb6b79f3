import type { Service } from '../service'

export const figma: Service = {
  name: 'figma',
  title: 'Figma',
  category: 'experience',
  purpose: 'Shows Figma designs and prototypes on the page.',
  company: { name: 'Figma, Inc.', country: 'US' },
  privacyUrl: 'https://www.figma.com/legal/privacy/',
  hosts: ['figma.com'],
  stores: [
    { name: 'figma.session', purpose: 'Recognizes the visit.', domain: 'figma.com', duration: 'P1Y' },
    { name: 'figma.did', purpose: 'Recognizes the browser.', domain: 'figma.com', duration: 'P1Y' },
  ],
}
