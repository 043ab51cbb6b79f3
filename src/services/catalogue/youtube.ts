import type { Service } from '../service'

export const youtube: Service = {
  name: 'youtube',
  title: 'YouTube',
  category: 'experience',
  purpose: 'Plays YouTube videos on the page.',
  company: { name: 'Google LLC', country: 'US' },
  privacyUrl: 'https://policies.google.com/privacy',
  hosts: [
    'youtube.com',
    'youtube-nocookie.com',
    'youtu.be',
    'ytimg.com',
    'googlevideo.com',
    'yt3.ggpht.com',
    'youtubei.googleapis.com',
    'youtube.googleapis.com',
  ],
  stores: [
    {
      name: 'VISITOR_INFO1_LIVE',
      purpose: 'Recognises the browser, estimates its bandwidth and chooses the player (set on youtube.com).',
      duration: 'P180D',
    },
    {
      name: 'VISITOR_PRIVACY_METADATA',
      purpose: "Remembers the visitor's privacy choice for YouTube (set on youtube.com).",
      duration: 'P180D',
    },
    { name: 'YSC', purpose: 'Counts views of embedded videos (set on youtube.com).', duration: 'session' },
    { name: 'PREF', purpose: 'Remembers settings of the player (set on youtube.com).', duration: 'P8M' },
    {
      name: '__Secure-ROLLOUT_TOKEN',
      purpose: 'Assigns the browser to tests of new YouTube features (set on youtube.com).',
      duration: 'P180D',
    },
    {
      name: '__Secure-YNID',
      purpose: 'Recognises the browser and remembers settings (set on youtube.com).',
      duration: 'P180D',
    },
    {
      name: 'yt-player-*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Remembers volume, quality and captions of the player (set on youtube.com).',
      duration: 'persistent',
    },
    {
      name: 'yt-remote-*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Remembers devices on which videos can be played (set on youtube.com).',
      duration: 'persistent',
    },
    {
      name: 'yt.innertube::*',
      kinds: ['localStorage'],
      purpose: 'Numbers the requests of the player (set on youtube.com).',
      duration: 'persistent',
    },
    {
      name: 'ytidb::*',
      kinds: ['localStorage'],
      purpose: "Keeps the state of the player's database (set on youtube.com).",
      duration: 'persistent',
    },
    {
      name: 'YtIdbMeta',
      kinds: ['indexedDB'],
      purpose: 'Lists the databases that the player uses (set on youtube.com).',
      duration: 'persistent',
    },
  ],
}
