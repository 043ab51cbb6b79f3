import { whenBlocking } from '../blocking/when-blocking'
import { whenActivated } from '../browser/when-activated'
import { announceSurfaces } from './announce-surfaces'
import type { OpenedConversation } from './opening'
import { converse } from './converse'
import type { Effect, EffectContext } from './effect-context'
import { expireDecision } from './expire-decision'
import { followTabs } from './follow-tabs'
import { keepRecord } from './keep-record'
import { notifyHost } from './notify-host'
import { openOnClick } from './open-on-click'
import { releaseHeld } from './release-held'
import { signalTags } from './signal-tags'
import { sweepCookies } from './sweep-cookies'

/** What loads or sends nothing may do while the page is only prerendered. */
const quiet: readonly Effect[] = [keepRecord, notifyHost, announceSurfaces, openOnClick, followTabs, expireDecision]
/** What follows once the page is visited. */
const loud: readonly Effect[] = [releaseHeld, signalTags, sweepCookies]

/** Effects at work. */
export interface RunningEffects {
  /** Fetches the conversation with the server, if that has not happened yet. */
  conversation: () => Promise<OpenedConversation>
  stop: () => void
}

/**
 * Starts all effects, in the order of specification §4: a decision is kept, told to the host, and then, by the
 * conversation, to the server; what was held is released, tags hear of it, and what was withdrawn is swept. The store must be hydrated by now, so
 * that restoring a decision is not taken for making one.
 */
export function startEffects(context: EffectContext): RunningEffects {
  const start = (effects: readonly Effect[]): (() => void) => {
    const stops = effects.map(effect => effect(context))
    return () => [...stops].reverse().forEach(stop => stop())
  }
  let stopLoud: (() => void) | undefined
  const stopQuiet = start(quiet)
  let stopWaitingOn: (() => void) | undefined
  const stopWaiting = whenActivated(() => {
    stopWaitingOn = whenBlocking(() => {
      stopLoud = start(loud)
    })
  })
  const { conversation, stop } = converse(context)
  return {
    conversation,
    stop() {
      stop()
      stopWaiting()
      stopWaitingOn?.()
      stopLoud?.()
      stopQuiet()
    },
  }
}
