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
      purpose: 'Recognizes the browser, estimates its bandwidth and chooses the player (on youtube.com).',
      duration: 'P180D',
    },
    {
      name: 'VISITOR_PRIVACY_METADATA',
      purpose: "Remembers the visitor's privacy choice for YouTube (on youtube.com).",
      duration: 'P180D',
    },
    { name: 'YSC', purpose: 'Counts views of embedded videos (on youtube.com).', duration: 'session' },
    { name: 'PREF', purpose: 'Remembers settings of the player (on youtube.com).', duration: 'P8M' },
    {
      name: '__Secure-ROLLOUT_TOKEN',
      purpose: 'Assigns the browser to tests of new YouTube features (on youtube.com).',
      duration: 'P180D',
    },
    {
      name: '__Secure-YNID',
      purpose: 'Recognizes the browser and remembers settings (on youtube.com).',
      duration: 'P180D',
    },
    {
      name: 'yt-player-*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Remembers volume, quality and captions of the player (on youtube.com).',
      duration: 'persistent',
    },
    {
      name: 'yt-remote-*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Remembers devices on which videos can be played (on youtube.com).',
      duration: 'persistent',
    },
    {
      name: 'yt.innertube::*',
      kinds: ['localStorage'],
      purpose: 'Numbers the requests of the player (on youtube.com).',
      duration: 'persistent',
    },
    {
      name: 'ytidb::*',
      kinds: ['localStorage'],
      purpose: "Keeps the state of the player's database (on youtube.com).",
      duration: 'persistent',
    },
    {
      name: 'YtIdbMeta',
      kinds: ['indexedDB'],
      purpose: 'Lists the databases that the player uses (on youtube.com).',
      duration: 'persistent',
    },
  ],
}
