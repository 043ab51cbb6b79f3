import { callMethod } from '../loading/call-method'
import type { Service, ServicePage } from '../service'

type Olark = ((...words: unknown[]) => void) & Record<string, unknown>

/** Olark's function; until its script has loaded, calls are kept in `_.s`, their times in `_.t`, settings in `_.c`. */
function olarkStub({ globals }: ServicePage): Olark {
  if (typeof globals.olark === 'function') return globals.olark as Olark
  const settings: Record<string, unknown> = {}
  const kept = {
    s: [] as unknown[],
    t: [Date.now()],
    c: settings,
    l: 'static.olark.com/jsclient/loader.js',
    i: undefined as unknown,
  }
  const stub = function () {
    kept.s.push(arguments)
    kept.t.push(Date.now())
  } as Olark
  const parts = {
    _: kept,
    extend: (name: unknown, value: unknown) => stub('extend', name, value),
    identify: (id: unknown) => stub('identify', (kept.i = id)),
    configure: (name: string, value: unknown) => stub('configure', name, (settings[name] = value)),
  }
  globals.olark = Object.assign(stub, parts)
  return stub
}

export const olark: Service = {
  name: 'olark',
  title: 'Olark',
  category: 'functionality',
  purpose: 'Shows a chat with the site’s staff.',
  company: { name: 'Habla, Inc.', country: 'US' },
  privacyUrl: 'https://www.olark.com/privacy-policy',
  hosts: ['olark.com'],
  stores: [
    { name: 'hblid', purpose: 'Recognizes visitors.', duration: 'P2Y' },
    { name: 'olfsk', purpose: 'Keeps the state of the chat on several pages.', duration: 'P2Y' },
    { name: 'wcsid', purpose: 'Recognizes the visit.', duration: 'session' },
    { name: '_ok*', purpose: 'Keeps the state of the chat.', duration: 'session' },
    { name: 'olark*', kinds: ['localStorage'], purpose: 'Keeps the state of the chat.', duration: 'persistent' },
  ],
  loader: {
    id: {
      pattern: /^\d{4}-\d{3}-\d{2}-\d{4}$/,
      example: '1234-567-89-0123',
      where: 'Olark, Settings, Installation: the site ID',
    },
    start(id, page) {
      olarkStub(page)
      callMethod(page, 'olark.identify', id)
      page.loadScript('https://static.olark.com/jsclient/loader.js')
    },
    update: (granted, _id, page) => void callMethod(page, 'olark', granted ? 'api.box.show' : 'api.box.hide'),
  },
}
