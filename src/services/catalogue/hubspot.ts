import { listQueue } from '../loading/list-queue'
import { splitRegion } from '../loading/split-region'
import type { Service, ServicePage } from '../service'

const allow = (page: ServicePage): void =>
  void listQueue(page, '_hsp').push([
    'setHubSpotConsent',
    {
      analytics: page.consents.measurement === true,
      advertisement: page.consents.marketing === true,
      functionality: page.consents.functionality === true,
    },
  ])

export const hubspot: Service = {
  name: 'hubspot',
  title: 'HubSpot',
  category: 'marketing',
  purpose: 'Recognizes visitors, links their visits with forms that they sent, and can show a chat.',
  company: { name: 'HubSpot, Inc.', country: 'US' },
  privacyUrl: 'https://legal.hubspot.com/privacy-policy',
  hosts: [
    'hs-scripts.com',
    'hs-analytics.net',
    'hscollectedforms.net',
    'hsadspixel.net',
    'usemessages.com',
    'hsleadflows.net',
    'hscta.net',
    'track.hubspot.com',
    'forms.hubspot.com',
    'api.hubspot.com',
  ],
  stores: [
    { name: '__hstc', purpose: 'Recognizes visitors and their visits.', duration: 'P6M' },
    { name: 'hubspotutk', purpose: 'Recognizes visitors and links them with forms that they send.', duration: 'P6M' },
    { name: '__hssc', purpose: 'Recognizes the visit.', duration: 'PT30M' },
    { name: '__hssrc', purpose: 'Records whether the browser was restarted.', duration: 'session' },
    { name: 'messagesUtk', purpose: 'Recognizes visitors who use the chat.', duration: 'P6M' },
    { name: 'hs-messages-*', purpose: 'Keeps the state of the chat window.', duration: 'P1D' },
    { name: 'hs_ab_test', purpose: 'Shows the same variant of a page again.', duration: 'session' },
    { name: '__hs_*', purpose: 'Stores what the visitor allowed HubSpot to do.', duration: 'P6M' },
    {
      name: '__hmpl',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of pop-up forms.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^\d{4,12}(@(na1|na2|na3|eu1|ap1))?$/,
      example: '12345678@eu1',
      where: 'HubSpot, Settings, Account defaults: the Hub ID; add "@eu1" for accounts in the EU',
    },
    start(id, page) {
      const { id: hub, region } = splitRegion(id, 'na1')
      page.globals.disableHubSpotCookieBanner = true
      allow(page)
      // Ends an earlier doNotTrack on this device.
      listQueue(page, '_hsq').push(['doNotTrack', { track: true }])
      const host = region === 'na1' ? 'js.hs-scripts.com' : `js-${region}.hs-scripts.com`
      page.loadScript(`https://${host}/${hub}.js`, { id: 'hs-script-loader' })
    },
    update(granted, _id, page) {
      if (granted) allow(page)
      else listQueue(page, '_hsp').push(['revokeCookieConsent'])
      listQueue(page, '_hsq').push(granted ? ['doNotTrack', { track: true }] : ['doNotTrack'])
    },
  },
}
