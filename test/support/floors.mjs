import { relative, resolve, dirname } from 'node:path'

// The floors of src/, from the ground up. A file imports only from floors below its own or from its own room.
const floors = [
  ['consent/', 'translations/'],
  ['storage/', 'client/', 'blocking/', 'signals/', 'browser/'],
  ['store/'],
  ['effects/', 'views/'],
  ['options', 'explain-options', 'explain-tag', 'mind-markup'],
  [
    'consent-manager',
    'start-consent-manager',
    'start-placeholders',
    'allowed-by-stored-decision',
    'hold-by-stored-decision',
    'tell-service-worker',
    'tighten-page',
    'page-options',
    'start-from-page',
    'draw-ahead',
    'prefetch-dialog',
    'elements/',
  ],
  ['react/', 'server/', 'inspector/', 'tools/'],
  [
    'index',
    'inspector',
    'loaders',
    'auto',
    'banner',
    'blocking',
    'core',
    'ahead',
    'is-tag',
    'rest',
    'define',
    'define-banner',
    'define-button',
    'define-dialog',
    'elements',
    'react',
    'server',
    'store',
    'testing',
    'guard',
    'guard-capture',
    'guard-strict',
    'guard-worker',
    'consent-service-worker',
    'standalone',
    'tag-attributes',
    'jsx',
    'vue',
  ],
]

const placeOf = file => {
  const name = file.replace(/\.tsx?$/, '')
  const floor = floors.findIndex(rooms =>
    rooms.some(room => (room.endsWith('/') ? name.startsWith(room) : name === room)),
  )
  const room = floors[floor]?.find(room => room.endsWith('/') && name.startsWith(room)) ?? name
  return { floor, room }
}

/** @returns what is wrong with an import from one file of src/ to another, or null */
export function climbs(from, to) {
  const lower = placeOf(from)
  const upper = placeOf(to)
  if (lower.floor < 0) return `${from} has no floor; name its room in test/support/floors.mjs`
  if (upper.floor < 0) return `${to} has no floor; name its room in test/support/floors.mjs`
  if (lower.room === upper.room || upper.floor < lower.floor) return null
  // Single files of one floor may call each other; rooms may not.
  const files = !lower.room.endsWith('/') && !upper.room.endsWith('/')
  if (files && upper.floor === lower.floor) return null
  return `${from} (floor ${lower.floor}) imports ${to} (floor ${upper.floor}): a folder imports only from floors below`
}

const imports = /(?:import|export)\s[^'"]*?from\s*['"](\.[^'"]+)['"]|import\s*\(?\s*['"](\.[^'"]+)['"]/g

/** A build fails where an import climbs, also one of types alone, which the bundler itself never sees. */
export const floorsPlugin = src => ({
  name: 'floors',
  transform: {
    order: 'pre',
    handler(code, id) {
      const file = relative(src, id)
      if (file.startsWith('..') || !/\.tsx?$/.test(id)) return
      for (const [, from, dynamic] of code.matchAll(imports)) {
        const fault = climbs(file, relative(src, resolve(dirname(id), from ?? dynamic)))
        if (fault) this.error(fault)
      }
    },
  },
})
