import type { Service } from '../service'

export const slideshare: Service = {
  name: 'slideshare',
  title: 'SlideShare',
  category: 'experience',
  purpose: 'Shows presentations from SlideShare on the page.',
  company: { name: 'Scribd, Inc.', country: 'US' },
  privacyUrl: 'https://support.scribd.com/hc/articles/210129366',
  hosts: ['slideshare.net', 'slidesharecdn.com', 'slideshare.com'],
  stores: [{ name: 'browser_id', purpose: 'Recognizes the browser.', domain: 'slideshare.net', duration: 'P20Y' }],
}
