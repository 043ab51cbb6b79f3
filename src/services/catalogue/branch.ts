import type { Service } from '../service'

export const branch: Service = {
  name: 'branch',
  title: 'Branch',
  category: 'marketing',
  purpose: 'Opens the right page of an app and counts installs after advertisements.',
  company: { name: 'Branch Metrics, Inc.', country: 'US' },
  privacyUrl: 'https://www.branch.io/policies/privacy-policy/',
  hosts: ['branch.io', 'app.link', 'bnc.lt'],
  stores: [
    { name: '_s', purpose: 'Recognizes the browser across sites.', domain: 'app.link', duration: 'P1Y' },
    {
      name: 'branch_session',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Recognizes the visitor and where the visitor came from.',
      duration: 'persistent',
    },
    {
      name: 'branch_session_first',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Recognizes the visitor and where the visitor came from.',
      duration: 'persistent',
    },
    {
      name: 'BRANCH_WEBSDK_KEY*',
      kinds: ['localStorage'],
      purpose: 'Keeps settings and identifiers.',
      duration: 'persistent',
    },
  ],
}
