import { callMethod } from '../loading/call-method'
import { methodQueue } from '../loading/method-queue'
import { splitRegion } from '../loading/split-region'
import type { Service } from '../service'

const methods = `track track_pageview track_links track_forms time_event register register_once unregister identify
  alias reset set_group add_group disable opt_in_tracking opt_out_tracking clear_opt_in_out_tracking
  start_session_recording stop_session_recording`.split(/\s+/)
const hosts: Record<string, string> = {
  us: 'https://api-js.mixpanel.com',
  eu: 'https://api-eu.mixpanel.com',
  in: 'https://api-in.mixpanel.com',
}

export const mixpanel: Service = {
  name: 'mixpanel',
  title: 'Mixpanel',
  category: 'measurement',
  purpose: 'Records how visitors use the site.',
  company: { name: 'Mixpanel, Inc.', country: 'US' },
  privacyUrl: 'https://mixpanel.com/legal/privacy-policy/',
  hosts: ['mixpanel.com', 'mxpnl.com'],
  stores: [
    {
      name: 'mp_*_mixpanel',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes visitors and visits.',
      duration: 'P1Y',
    },
    { name: '__mpq_*', kinds: ['localStorage'], purpose: 'Keeps events until they are sent.', duration: 'persistent' },
    {
      name: '__mp_opt_in_out_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Stores whether recording is allowed.',
      duration: 'P1Y',
    },
    { name: 'mp_tab_id_*', kinds: ['sessionStorage'], purpose: 'Recognizes the tab.', duration: 'session' },
    { name: 'mp_gen_new_tab_id_*', kinds: ['sessionStorage'], purpose: 'Recognizes the tab.', duration: 'session' },
    {
      name: 'mixpanelBrowserDb',
      kinds: ['indexedDB'],
      purpose: 'Keeps events and recordings until they are sent.',
      duration: 'persistent',
    },
    {
      name: 'mixpanelFlagsDb',
      kinds: ['indexedDB'],
      purpose: 'Keeps the settings of features.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{32}(@(us|eu|in))?$/,
      example: '0123456789abcdef0123456789abcdef@eu',
      where: 'Mixpanel, Settings, Project: the project token; add "@eu" or "@in" for the data region',
    },
    start(id, page) {
      const { id: token, region } = splitRegion(id, 'us')
      const settings = {
        api_host: hosts[region],
        track_pageview: true,
        opt_out_tracking_by_default: true,
        ...(typeof page.options.config === 'object' && page.options.config),
      }
      const mixpanel = methodQueue(page, 'mixpanel', methods)
      const people = methodQueue({ globals: mixpanel }, 'people', ['set', 'set_once', 'increment', 'append', 'union'])
      people.toString = () => 'mixpanel.people (stub)'
      Object.assign(mixpanel, { __SV: 1.2, _i: [[token, settings, 'mixpanel']] })
      callMethod(page, 'mixpanel.opt_in_tracking')
      page.loadScript('https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js')
    },
    update: (granted, _id, page) =>
      void callMethod(page, granted ? 'mixpanel.opt_in_tracking' : 'mixpanel.opt_out_tracking'),
  },
}
