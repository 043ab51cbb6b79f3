import { callMethod } from '../loading/call-method'
import { methodQueue } from '../loading/method-queue'
import { splitRegion } from '../loading/split-region'
import { textOption } from '../loading/text-option'
import type { Service, ServicePage } from '../service'

const methods = `capture identify alias group reset register register_once unregister setPersonProperties
  onFeatureFlags getFeatureFlag isFeatureEnabled reloadFeatureFlags startSessionRecording stopSessionRecording
  opt_in_capturing opt_out_capturing has_opted_in_capturing has_opted_out_capturing`.split(/\s+/)

/** Opts in without an `$opt_in` event, which would be sent on every page. */
const optIn = (page: ServicePage): void =>
  void callMethod(page, 'posthog.opt_in_capturing', { captureEventName: false })

export const posthog: Service = {
  name: 'posthog',
  title: 'PostHog',
  category: 'measurement',
  purpose: 'Records how visitors use the site, and can record visits and switch features.',
  company: { name: 'PostHog, Inc.', country: 'US' },
  privacyUrl: 'https://posthog.com/privacy',
  hosts: ['posthog.com'],
  stores: [
    {
      name: 'ph_*_posthog',
      kinds: ['cookie', 'localStorage', 'sessionStorage'],
      purpose: 'Recognizes visitors and visits.',
      duration: 'P1Y',
    },
    { name: 'ph_*_window_id', kinds: ['sessionStorage'], purpose: 'Recognizes the window.', duration: 'session' },
    {
      name: 'ph_*_primary_window_exists',
      kinds: ['sessionStorage'],
      purpose: 'Recognizes the window.',
      duration: 'session',
    },
    {
      name: '__ph_opt_in_out_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Stores whether recording is allowed.',
      duration: 'P1Y',
    },
    {
      name: 'ph_*_session_registered_properties',
      kinds: ['sessionStorage'],
      purpose: 'Keeps properties of the visit.',
      duration: 'session',
    },
  ],
  loader: {
    id: {
      pattern: /^phc_[A-Za-z0-9]{20,60}(@(us|eu))?$/,
      example: 'phc_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789abcdefg@eu',
      where: 'PostHog, Settings, Project: the project API key; add "@eu" for projects in the EU',
    },
    start(id, page) {
      const { id: key, region } = splitRegion(id, 'us')
      const posthog = methodQueue(page, 'posthog', methods)
      const settings = {
        api_host: textOption(page, 'apiHost', page.address ?? `https://${region}.i.posthog.com`),
        // PostHog stores nothing and sends nothing until opt_in_capturing, also where it was opted out before.
        opt_out_capturing_by_default: true,
        ...(typeof page.options.config === 'object' && page.options.config),
      }
      Object.assign(posthog, { __SV: 1, people: [], _i: [[key, settings, 'posthog']] })
      optIn(page)
      page.loadScript(`${page.address ?? `https://${region}-assets.i.posthog.com`}/static/array.js`, {
        crossorigin: 'anonymous',
      })
    },
    update: (granted, _id, page) => (granted ? optIn(page) : void callMethod(page, 'posthog.opt_out_capturing')),
  },
}
