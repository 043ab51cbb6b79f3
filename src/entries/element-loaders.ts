import type { Loaders } from '../boot/start-from-page'

/**
 * Each tag in a file of its own, fetched when it must show. Files are fetched for what they export: a bundler may drop a
 * file that is fetched for its side effects only.
 */
export const elementLoaders: Loaders = {
  banner: async () => (await import('../elements/define-banner')).defineBanner(),
  dialog: async () => (await import('./dialog.chunk')).defineDialog(),
  button: async () => (await import('./button.chunk')).defineButton(),
}
