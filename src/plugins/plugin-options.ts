import type { HeadHtmlOptions } from '../server'

/** The options of all integrations: those of `headHtml`, except for those that depend on the request. */
export type PluginOptions = Omit<HeadHtmlOptions, 'base' | 'nonce' | 'cookie' | 'decision'>
