import type { Loaders } from './start-from-page'

/**
 * Each tag in a file of its own, fetched when it must show. Files are fetched for what they export: a bundler may drop a
 * file that is fetched for its side effects only.
 */
export const loaders: Loaders = {
  banner: async () => (await import('./define-banner')).defineBanner(),
  dialog: async () => (await import('./define-dialog')).defineDialog(),
  button: async () => (await import('./define-button')).defineButton(),
}
