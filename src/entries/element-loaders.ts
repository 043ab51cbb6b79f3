import type { ElementLoaders } from '../boot/element-loaders'

/**
 * Loads the code of each element when it has to be shown. The chunks export functions, because bundlers may drop a
 * chunk that is imported for its side effects only.
 */
export const elementLoaders: ElementLoaders = {
  banner: async () => (await import('../elements/define-banner')).defineBanner(),
  // TCF has registered an empty element, and has settings of its own.
  dialog: async () => customElements.get('privacy-settings-dialog') ?? (await import('./dialog.chunk')).defineDialog(),
  button: async () => (await import('./button.chunk')).defineButton(),
  declaration: async () => (await import('./declaration.chunk')).defineDeclaration(),
}
