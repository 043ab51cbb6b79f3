import type { Service } from '../service'

export const twitch: Service = {
  name: 'twitch',
  title: 'Twitch',
  category: 'experience',
  purpose: 'Plays Twitch live streams and clips on the page.',
  company: { name: 'Twitch Interactive, Inc.', country: 'US' },
  privacyUrl: 'https://www.twitch.tv/p/legal/privacy-notice/',
  hosts: ['twitch.tv', 'ttvnw.net', 'jtvnw.net', 'twitchcdn.net', 'twitchsvc.net'],
  stores: [
    { name: 'unique_id', purpose: 'Recognises the browser (set on twitch.tv).', duration: 'P10Y' },
    {
      name: 'unique_id_durable',
      purpose: 'Recognises the browser over a long time (set on twitch.tv).',
      duration: 'P10Y',
    },
    { name: 'session_unique_id', purpose: 'Recognises the visit (set on twitch.tv).', duration: 'session' },
    { name: 'server_session_id', purpose: 'Recognises the visit (set on twitch.tv).', duration: 'session' },
    {
      name: 'twitch.lohp.countryCode',
      purpose: "Remembers the visitor's country (set on twitch.tv).",
      duration: 'P10Y',
    },
    {
      name: 'local_storage_app_session_id',
      kinds: ['localStorage'],
      purpose: 'Recognises the browser and the visit (set on twitch.tv).',
      duration: 'persistent',
    },
    {
      name: 'local_storage_device_id',
      kinds: ['localStorage'],
      purpose: 'Recognises the browser and the visit (set on twitch.tv).',
      duration: 'persistent',
    },
  ],
}
