import type { Service } from '../service'

export const notion: Service = {
  name: 'notion',
  title: 'Notion',
  category: 'experience',
  purpose: 'Shows Notion pages on the site.',
  company: { name: 'Notion Labs, Inc.', country: 'US' },
  privacyUrl: 'https://www.notion.com/trust/privacy-policy',
  hosts: ['notion.so', 'notion.site'],
  stores: [
    { name: 'notion_browser_id', purpose: 'Recognizes the browser.', domain: 'notion.so', duration: 'P1Y' },
    {
      name: 'notion_check_cookie_consent',
      purpose: 'Remembers whether a cookie question is needed.',
      domain: 'notion.so',
      duration: 'P1D',
    },
  ],
}
