import type { Service } from '../service'

export const disqus: Service = {
  name: 'disqus',
  title: 'Disqus',
  category: 'functionality',
  purpose: 'Shows comments and lets visitors comment on the page.',
  company: { name: 'Disqus, Inc.', country: 'US' },
  privacyUrl: 'https://help.disqus.com/en/articles/1717103-disqus-privacy-policy',
  hosts: ['disqus.com', 'disquscdn.com', 'disqusads.com'],
  stores: [
    {
      name: 'disqus_unique',
      purpose: 'Recognizes the browser for statistics and advertising.',
      domain: 'disqus.com',
      duration: 'P1Y',
    },
    { name: '__jid', purpose: 'Recognizes the visit for statistics.', domain: 'disqus.com', duration: 'PT30M' },
    {
      name: 'disqus.*',
      kinds: ['localStorage'],
      purpose: 'Keeps settings and drafts of comments.',
      domain: 'disqus.com',
      duration: 'persistent',
    },
    { name: 'G_ENABLED_IDPS', purpose: 'Remembers a sign-in with Google.', domain: 'disqus.com', duration: 'P10Y' },
  ],
}
