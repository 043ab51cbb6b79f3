import type { Service } from '../service'

export const threads: Service = {
  name: 'threads',
  title: 'Threads embeds',
  category: 'experience',
  purpose: 'Shows posts from Threads on the page.',
  company: { name: 'Meta Platforms, Inc.', country: 'US' },
  privacyUrl: 'https://help.instagram.com/515230437301944',
  hosts: ['threads.net', 'threads.com'],
  stores: [
    { name: 'ps_l', purpose: 'Recognizes the browser.', domain: 'threads.net', duration: 'P400D' },
    { name: 'ps_n', purpose: 'Recognizes the browser.', domain: 'threads.net', duration: 'P400D' },
  ],
}
