import { callMethod } from '../loading/call-method'
import { loadScriptThen } from '../loading/load-script-then'
import { splitRegion } from '../loading/split-region'
import type { Service } from '../service'

export const amplitude: Service = {
  name: 'amplitude',
  title: 'Amplitude',
  category: 'measurement',
  purpose: 'Records how visitors use the site.',
  company: { name: 'Amplitude, Inc.', country: 'US' },
  privacyUrl: 'https://amplitude.com/privacy',
  hosts: ['amplitude.com'],
  stores: [
    { name: 'AMP_*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes visitors and visits.', duration: 'P1Y' },
    { name: 'amp_*', purpose: 'Recognizes visitors and visits (older versions).', duration: 'P10Y' },
    {
      name: 'amplitude_*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Keeps events until they are sent.',
      duration: 'persistent',
    },
    {
      name: 'AMP_*',
      kinds: ['indexedDB', 'sessionStorage'],
      purpose: 'Keeps recordings until they are sent.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^[0-9a-f]{32}(@(us|eu))?$/,
      example: '0123456789abcdef0123456789abcdef@eu',
      where: 'Amplitude, Settings, Projects: the API key; add "@eu" for projects in the EU',
    },
    start(id, page) {
      const { id: key, region } = splitRegion(id, 'us')
      const cdn = region === 'eu' ? 'https://cdn.eu.amplitude.com' : 'https://cdn.amplitude.com'
      loadScriptThen(page, `${cdn}/script/${key}.js`, () => {
        callMethod(page, 'amplitude.init', key, {
          optOut: false,
          serverZone: region.toUpperCase(),
          ...(typeof page.options.config === 'object' && page.options.config),
        })
      })
    },
    update: (granted, _id, page) => void callMethod(page, 'amplitude.setOptOut', !granted),
  },
}
