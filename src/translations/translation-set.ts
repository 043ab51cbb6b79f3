import type { en } from './en'

type English = typeof en
/** Every text that the visitor can see, in one language (specification §3). The English set is the type of all. */
export interface TranslationSet extends English {} // by a name of its own, which editors and declarations then use

/** Any part of a set: what a host overrides or a server sends. */
export type PartialTranslationSet = { [Group in keyof TranslationSet]?: PartialTexts<TranslationSet[Group]> }
type PartialTexts<T> = { [Key in keyof T]?: T[Key] extends string ? string : PartialTexts<T[Key]> }

/**
 * Lays texts over a complete set. Anything that is not a text in the place of a text is passed over, so a wrong
 * override can never leave a button empty.
 * @param base the complete set
 * @param layers what replaces it, the strongest last
 */
export function layTexts<Texts = TranslationSet>(base: Texts, ...layers: readonly unknown[]): Texts {
  return layers.reduce<Texts>((set, layer) => lay(set, layer), base)
}

function lay<T>(base: T, layer: unknown): T {
  if (typeof base === 'string') return typeof layer === 'string' && layer.trim() ? (layer as T) : base
  if (typeof layer !== 'object' || layer === null) return base
  const entries = Object.entries(base as object).map(([key, value]) => [
    key,
    Object.prototype.hasOwnProperty.call(layer, key) ? lay(value, (layer as Record<string, unknown>)[key]) : value,
  ])
  return Object.fromEntries(entries) as T
}
