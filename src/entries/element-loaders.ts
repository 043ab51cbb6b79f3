import type { Loaders } from './start-from-page'

/** Each tag in a file of its own, fetched when it must show. */
export const loaders: Loaders = {
  banner: async () => (await import('./define-banner')).defineBanner(),
  dialog: () => import('./define-dialog'),
  button: () => import('./define-button'),
}
