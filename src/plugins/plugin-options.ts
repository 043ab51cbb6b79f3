import type { HeadHtmlOptions } from '../server'

/** The options of every integration: those of `headHtml`, without what belongs to one request. */
export type PluginOptions = Omit<HeadHtmlOptions, 'base' | 'nonce' | 'cookie' | 'decision'>
