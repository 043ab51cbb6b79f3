import { isGuard } from './own-files'
import type { PageFacts } from './page-facts'

/** Stops Chromium's preload scanner. */
export const preloadStop = '<meta http-equiv="Content-Security-Policy" content="object-src * data: blob:" />'

/** The link that opens the settings. */
export const wayBackLine = '<privacy-settings-button>Privacy settings</privacy-settings-button>'

/** The recommended installation: one tag. */
export const quickStart = `${preloadStop}
<script src="/consent-elements/guard.js" data-manager data-mode="offline" data-categories="all"></script>`

/** @returns the page's guard as it would be first in `<head>`: an inlined text is shortened */
export function guardLine({ elements }: Pick<PageFacts, 'elements'>): string {
  const guard = elements.find(isGuard)
  if (guard === undefined) return quickStart
  const tag = guard.tag.replace(/\s+(async|defer|type)(=("[^"]*"|'[^']*'|[^\s>]+))?(?=[\s>])/gi, '')
  return guard.attributes.src === undefined ? `${tag}/* the text of guard.js, as it is */</script>` : tag
}
