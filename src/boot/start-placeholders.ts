/**
 * `dist/consent-elements-placeholder.js`: the placeholders of blocked frames. Loaded when the first visible one is
 * needed.
 */
import type { EffectContext } from '../effects/effect-context'
import { followPageScheme } from '../effects/follow-page-scheme'
import { loadTranslations } from '../effects/load-translations'
import { managePlaceholders } from '../views/placeholder/manage-placeholders'

/**
 * Shows placeholders instead of blocked frames, in the visitor's language. Works without the banner.
 * @returns a function that removes them
 */
export function startPlaceholders(context: EffectContext): () => void {
  const stops = [loadTranslations(context), followPageScheme(context), managePlaceholders(context.store)]
  return () => stops.forEach(stop => stop())
}
