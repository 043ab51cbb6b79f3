import type { Service } from '../service'

export const soundcloud: Service = {
  name: 'soundcloud',
  title: 'SoundCloud',
  category: 'experience',
  purpose: 'Plays audio from SoundCloud on the page.',
  company: { name: 'SoundCloud Global Limited & Co. KG', country: 'DE' },
  privacyUrl: 'https://soundcloud.com/pages/privacy',
  hosts: ['soundcloud.com', 'sndcdn.com'],
  stores: [
    { name: 'sc_anonymous_id', purpose: 'Recognizes the browser.', domain: 'soundcloud.com', duration: 'P10Y' },
    {
      name: 'WIDGET::local::*',
      kinds: ['localStorage'],
      purpose: 'Keeps the state and the settings of the player.',
      domain: 'soundcloud.com',
      duration: 'persistent',
    },
  ],
}
