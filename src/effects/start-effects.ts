import { whenActivated } from '../browser/when-activated'
import { announceSurfaces } from './announce-surfaces'
import { askBanner } from './ask-banner'
import type { Effect, EffectContext } from './effect-context'
import { keepRecord } from './keep-record'
import { notifyHost } from './notify-host'
import { openOnClick } from './open-on-click'
import { retryPending } from './retry-pending'
import { sendingLine } from './sending-line'
import { signalTags } from './signal-tags'
import { speakLanguage } from './speak-language'
import { submitConsent } from './submit-consent'

/** What follows from the state, in the order of specification §4: kept, told to the host, told to the server. */
const effects: readonly Effect[] = [keepRecord, notifyHost, submitConsent, announceSurfaces, openOnClick, speakLanguage]

/** What sends or loads something by itself, and so waits for a page that is only being prerendered to be visited. */
const afterActivation: readonly Effect[] = [signalTags, askBanner, retryPending]

/** Starts all effects. The store must be hydrated by now, so that restoring a decision is not taken for making one. */
export function startEffects(given: Omit<EffectContext, 'send'>): () => void {
  const context = { ...given, send: sendingLine(given.client) }
  const stops = effects.map(start => start(context))
  const stopWaiting = whenActivated(() => stops.push(...afterActivation.map(start => start(context))))
  return () => {
    stopWaiting()
    for (const stop of stops.toReversed()) stop()
  }
}
