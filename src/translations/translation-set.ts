import type { en } from './en'

type English = typeof en
/** Every text that the visitor can see, in one language (specification §3). The English set defines the type. */
export interface TranslationSet extends English {} // an interface, so that editors show its name

/** Any part of a set: texts that a site overrides or a server sends. */
export type PartialTranslationSet = { [Group in keyof TranslationSet]?: PartialTexts<TranslationSet[Group]> }
type PartialTexts<T> = { [Key in keyof T]?: T[Key] extends string ? string : PartialTexts<T[Key]> }

/**
 * Applies layers of texts to a complete set. Values of another type than string are ignored, so an invalid override
 * never leaves a button empty.
 * @param base the complete set
 * @param layers the overriding texts, the last one with the highest precedence
 */
export function mergeTexts<Texts = TranslationSet>(base: Texts, ...layers: readonly unknown[]): Texts {
  return layers.reduce<Texts>((set, layer) => merge(set, layer), base)
}

function merge<T>(base: T, layer: unknown): T {
  if (typeof base === 'string') return typeof layer === 'string' && layer.trim() ? (layer as T) : base
  if (typeof layer !== 'object' || layer === null) return base
  const entries = Object.entries(base as object).map(([key, value]) => [
    key,
    Object.prototype.hasOwnProperty.call(layer, key) ? merge(value, (layer as Record<string, unknown>)[key]) : value,
  ])
  return Object.fromEntries(entries) as T
}
