import type { Service } from '../service'

export const instagram: Service = {
  name: 'instagram',
  title: 'Instagram embeds',
  category: 'experience',
  purpose: 'Shows Instagram posts and profiles on the page.',
  company: { name: 'Meta Platforms, Inc.', country: 'US' },
  privacyUrl: 'https://privacycenter.instagram.com/policy/',
  hosts: ['instagram.com', 'cdninstagram.com'],
  stores: [
    { name: 'ig_did', purpose: 'Recognizes the browser.', domain: 'instagram.com', duration: 'P1Y' },
    { name: 'mid', purpose: 'Recognizes the browser.', domain: 'instagram.com', duration: 'P400D' },
    { name: 'ig_nrcb', purpose: 'Remembers the choice about cookies.', domain: 'instagram.com', duration: 'P1Y' },
    { name: 'ds_user_id', purpose: 'Recognizes a signed-in visitor.', domain: 'instagram.com', duration: 'P90D' },
  ],
}
