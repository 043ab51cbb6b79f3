import { correctTag } from './correct-tag'
import { renameAttribute } from './misspellings/edit-tag'
import { fileName, isGuard } from './own-files'
import type { PageFacts } from './page-facts'

/** Stops Chromium's preload scanner. The page's own images and fonts are requested later, too. */
export const preloadStop = '<meta http-equiv="Content-Security-Policy" content="object-src * data: blob:" />'

/** The link that opens the settings. */
export const wayBackLine = '<privacy-settings-button>Privacy settings</privacy-settings-button>'

const quickTag =
  '<script src="/consent-elements/guard.js" data-manager data-mode="offline" data-categories="auto"></script>'

/** The recommended installation: the guard, and a link that loads the manager while the guard loads. */
export const quickStart = `<link rel="modulepreload" href="/consent-elements/consent-elements.js" />\n${quickTag}`

/**
 * Returns the tag of the page's guard as it should be: options corrected, without what delays it, and with the address
 * of its file; the start tag alone if the guard is inlined.
 */
export function guardTag(page: Pick<PageFacts, 'elements' | 'misspellings'>): string {
  const guard = page.elements.find(isGuard)
  if (guard === undefined) return quickTag
  const tag = correctTag(page, guard).replace(
    /(?<!\s)\s+(async|defer|nomodule|type)(=("[^"]*"|'[^']*'|[^\s>]+))?(?=[\s>])/gi,
    '',
  )
  const { src, 'data-file': file } = guard.attributes
  // Optimizers move the address.
  const moved = Object.entries(guard.attributes).find(
    ([name, value]) => name.endsWith('-src') && /^guard[\w-]*\.js$/.test(fileName(value)),
  )
  if (src === undefined && file === undefined && moved) return renameAttribute(moved[0], 'src')(tag)
  return src === undefined && file === undefined
    ? tag.replace(/^<script/i, '<script data-file="/consent-elements/guard.js"')
    : tag
}

/** Returns the page's guard as it would be first in `<head>`: an inlined text is shortened. */
export function guardLine(page: Parameters<typeof guardTag>[0]): string {
  const guard = page.elements.find(isGuard)
  const isInline = guard?.attributes.src === undefined && (guard?.text ?? '') !== ''
  return isInline ? `${guardTag(page)}/* the text of guard.js, as it is */</script>` : guardTag(page)
}
