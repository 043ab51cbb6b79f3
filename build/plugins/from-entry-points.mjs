import { dirname, relative, resolve } from 'node:path'

/**
 * Makes the React entry point import the store and the manager from the other entry points, so that a site which uses
 * both has one store and one manager.
 * @param {string} src the path of src/
 */
export const fromEntryPoints = src => ({
  name: 'from-entry-points',
  resolveId(source, importer) {
    if (!importer || !source.startsWith('.')) return null
    const file = relative(src, resolve(dirname(importer), source))
    if (file.startsWith('store/')) return { id: './store.js', external: true }
    if (file === 'boot/start-consent-manager') return { id: './index.js', external: true }
    return null
  },
})
