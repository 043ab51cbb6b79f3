import type { Service } from '../service'

export const vidyard: Service = {
  name: 'vidyard',
  title: 'Vidyard',
  category: 'experience',
  purpose: "Plays the site's videos and counts how they are watched.",
  company: { name: 'Buildscale, Inc.', country: 'CA' },
  privacyUrl: 'https://www.vidyard.com/privacy/',
  hosts: ['vidyard.com'],
  stores: [
    {
      name: 'vidyardUniqueIdentifier',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor for statistics about videos.',
      duration: 'P1Y',
    },
    {
      name: 'vidyardUniqueIdentifierLegacy',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes the visitor for statistics about videos.',
      duration: 'P1Y',
    },
  ],
}
