import type { Loaders } from './start-from-page'

/** Each tag in a file of its own, fetched when it must show. */
export const loaders: Loaders = {
  banner: () => import('./define-banner'),
  dialog: () => import('./define-dialog'),
  button: () => import('./define-button'),
}
