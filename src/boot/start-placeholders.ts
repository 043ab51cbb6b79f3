/** `dist/consent-elements-placeholder.js`: what stands in the place of a held frame, for the first visitor who would see one. */
import type { EffectContext } from '../effects/effect-context'
import { loadTranslations } from '../effects/load-translations'
import { managePlaceholders } from '../views/placeholder/manage-placeholders'

/** Holds the places of frames that wait, in the visitor's language, be a conversation begun or not. @returns ends it */
export function startPlaceholders(context: EffectContext): () => void {
  const stops = [loadTranslations(context), managePlaceholders(context.store)]
  return () => stops.forEach(stop => stop())
}
