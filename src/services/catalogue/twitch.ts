import type { Service } from '../service'

export const twitch: Service = {
  name: 'twitch',
  title: 'Twitch',
  category: 'experience',
  purpose: 'Plays Twitch live streams and clips on the page.',
  company: { name: 'Twitch Interactive, Inc.', country: 'US' },
  privacyUrl: 'https://www.twitch.tv/p/en/legal/privacy-notice',
  hosts: ['twitch.tv', 'ttvnw.net', 'jtvnw.net', 'twitchcdn.net', 'twitchsvc.net'],
  stores: [
    { name: 'unique_id', purpose: 'Recognizes the browser.', domain: 'twitch.tv', duration: 'P10Y' },
    {
      name: 'unique_id_durable',
      purpose: 'Recognizes the browser over a long time.',
      domain: 'twitch.tv',
      duration: 'P10Y',
    },
    { name: 'session_unique_id', purpose: 'Recognizes the visit.', domain: 'twitch.tv', duration: 'session' },
    { name: 'server_session_id', purpose: 'Recognizes the visit.', domain: 'twitch.tv', duration: 'session' },
    {
      name: 'twitch.lohp.countryCode',
      purpose: "Remembers the visitor's country.",
      domain: 'twitch.tv',
      duration: 'P10Y',
    },
    {
      name: 'local_storage_app_session_id',
      kinds: ['localStorage'],
      purpose: 'Recognizes the browser and the visit.',
      domain: 'twitch.tv',
      duration: 'persistent',
    },
    {
      name: 'local_storage_device_id',
      kinds: ['localStorage'],
      purpose: 'Recognizes the browser and the visit.',
      domain: 'twitch.tv',
      duration: 'persistent',
    },
  ],
}
