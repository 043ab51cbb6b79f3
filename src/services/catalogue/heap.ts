import { callMethod } from '../loading/call-method'
import { splitRegion } from '../loading/split-region'
import { listQueue } from '../loading/list-queue'
import type { Service } from '../service'

const methods = `init startTracking stopTracking track resetIdentity identify identifyHashed getSessionId getUserId
  getIdentity addUserProperties addEventProperties removeEventProperty clearEventProperties addAccountProperties
  addAdapter addTransformer addTransformerFn onReady addPageviewProperties removePageviewProperty
  clearPageviewProperties trackPageview`.split(/\s+/)

export const heap: Service = {
  name: 'heap',
  title: 'Heap',
  category: 'measurement',
  purpose: 'Records how visitors use the site.',
  company: { name: 'Contentsquare SAS', country: 'FR' },
  privacyUrl: 'https://www.heap.io/privacy',
  hosts: ['heap-api.com', 'heapanalytics.com'],
  stores: [
    { name: '_hp2_*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes visitors and visits.', duration: 'P13M' },
    { name: '_hp5_*', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes visitors and visits.', duration: 'P13M' },
  ],
  loader: {
    id: {
      pattern: /^\d{6,12}(@(us|eu))?$/,
      example: '1234567890',
      where: 'Heap, Account, Manage, Projects: the environment ID; add "@eu" for accounts in the EU',
    },
    start(id, page) {
      const { id: environment, region } = splitRegion(id, 'us')
      listQueue(page, 'heapReadyCb')
      const heap = (page.globals.heap ??= []) as Record<string, unknown>
      heap.envId = environment
      heap.clientConfig = { shouldFetchServerConfig: false }
      for (const name of methods)
        heap[name] ??= (...words: unknown[]) =>
          listQueue(page, 'heapReadyCb').push({ name, fn: () => callMethod(page, `heap.${name}`, ...words) })
      page.loadScript(`https://cdn.${region}.heap-api.com/config/${environment}/heap_config.js`)
    },
    update: (granted, _id, page) => void callMethod(page, granted ? 'heap.startTracking' : 'heap.stopTracking'),
  },
}
