import type { Service } from '../service'

export const snowplow: Service = {
  name: 'snowplow',
  title: 'Snowplow',
  category: 'measurement',
  purpose: 'Measures how visitors use the site.',
  company: { name: 'Snowplow Analytics Limited', country: 'GB' },
  privacyUrl: 'https://snowplow.io/privacy-policy',
  hosts: ['snowplow.io', 'snowplowanalytics.com', 'snplow.net', 'd32hwlnfiv2gyn.cloudfront.net'],
  stores: [
    { name: '_sp_id.*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visitor.', duration: 'P2Y' },
    { name: '_sp_ses.*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: 'snowplowOutQueue_*', kinds: ['localStorage'], purpose: 'Holds events to send.', duration: 'persistent' },
    { name: 'sp', purpose: 'Recognizes the browser.', domain: 'snplow.net', duration: 'P1Y' },
  ],
}
