import type { Service, ServicePage } from '../service'

type FullStory = ((operation: string, ...words: unknown[]) => unknown) & Record<string, unknown>

/** FullStory's function of version 2: queues `[operation, options, source, resolve, reject, version]`. */
function fullStory({ globals }: ServicePage): FullStory {
  if (typeof globals.FS === 'function') return globals.FS as FullStory
  const send = (operation: string, words: unknown[], resolve?: unknown, reject?: unknown): unknown => {
    const call = [operation, words[0], words[1], resolve, reject, 2] as const
    const api = stub['_api']
    return typeof api === 'function' ? (api(...call) as unknown) : void (stub.q as unknown[] | undefined)?.push(call)
  }
  const stub = ((operation: string, ...words: unknown[]) =>
    operation.endsWith('Async')
      ? new Promise((resolve, reject) => send(operation.slice(0, -'Async'.length), words, resolve, reject))
      : send(operation, words)) as FullStory
  globals.FS = Object.assign(stub, { q: [], _v: '2.0.0' })
  return stub
}

export const fullstory: Service = {
  name: 'fullstory',
  title: 'Fullstory',
  category: 'measurement',
  purpose: 'Records visits and shows them to the site as recordings and statistics.',
  company: { name: 'FullStory, Inc.', country: 'US' },
  privacyUrl: 'https://www.fullstory.com/legal/privacy-policy/',
  hosts: ['fullstory.com'],
  stores: [
    { name: 'fs_uid', kinds: ['cookie', 'localStorage'], purpose: 'Recognizes visitors and visits.', duration: 'P1Y' },
    {
      name: 'fs_lua',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Stores the time of the last action.',
      duration: 'PT30M',
    },
    {
      name: '_fs_*',
      kinds: ['localStorage', 'sessionStorage'],
      purpose: 'Keeps the state of the recording.',
      duration: 'persistent',
    },
  ],
  loader: {
    id: {
      pattern: /^(o-)?[A-Z0-9]{4,10}(-[a-z]{2}\d)?$/,
      example: 'o-1ABC2D-na1',
      where: 'Fullstory, Settings, Data capture: the value of _fs_org in the snippet',
    },
    start(id, page) {
      const isEuropean = id.endsWith('-eu1')
      const host = isEuropean ? 'eu1.fullstory.com' : 'fullstory.com'
      const script = isEuropean ? 'edge.eu1.fullstory.com/s/fs.js' : 'edge.fullstory.com/s/fs.js'
      Object.assign(page.globals, { _fs_host: host, _fs_script: script, _fs_org: id, _fs_namespace: 'FS' })
      fullStory(page)('setIdentity', { consent: true })
      page.loadScript(`https://${script}`, { crossorigin: 'anonymous' })
    },
    update(granted, _id, page) {
      const fs = fullStory(page)
      fs('setIdentity', { consent: granted })
      fs(granted ? 'restart' : 'shutdown')
    },
  },
}
