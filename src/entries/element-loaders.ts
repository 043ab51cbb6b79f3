import type { Loaders } from '../boot/start-from-page'

/** Each tag in a file of its own, fetched when it must show. */
export const elementLoaders: Loaders = {
  banner: async () => (await import('../elements/define-banner')).defineBanner(),
  dialog: () => import('./dialog.chunk'),
  declaration: () => import('./declaration.chunk'),
  button: () => import('./button.chunk'),
}
