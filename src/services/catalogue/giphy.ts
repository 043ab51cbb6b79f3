import type { Service } from '../service'

export const giphy: Service = {
  name: 'giphy',
  title: 'GIPHY',
  category: 'experience',
  purpose: 'Shows animated pictures from GIPHY on the page.',
  company: { name: 'Shutterstock, Inc.', country: 'US' },
  privacyUrl: 'https://support.giphy.com/hc/en-us/articles/360032872931-GIPHY-Privacy-Policy',
  hosts: ['giphy.com', 'gph.is'],
  stores: [
    {
      name: 'giphy_pingback_id',
      purpose: 'Recognizes the browser to count views.',
      domain: 'giphy.com',
      duration: 'P1Y',
    },
  ],
}
