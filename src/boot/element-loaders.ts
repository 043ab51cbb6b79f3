/** Functions that fetch and register the elements. Only the dialog needs React. */
export type ElementLoaders = Record<'banner' | 'dialog' | 'button' | 'declaration', () => Promise<unknown>>
