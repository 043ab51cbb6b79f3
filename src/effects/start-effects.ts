import { onBlockerReady } from '../blocking/on-blocker-ready'
import { whenActivated } from '../browser/when-activated'
import { announceSurfaces } from './announce-surfaces'
import type { StartedSync } from './start-banner-fetch'
import { loadSyncWhenNeeded } from './load-sync-when-needed'
import type { Effect, EffectContext } from './effect-context'
import { expireDecision } from './expire-decision'
import { followTabs } from './follow-tabs'
import { persistRecord } from './persist-record'
import { notifyHost } from './notify-host'
import { openOnClick } from './open-on-click'
import { releaseBlocked } from './release-blocked'
import { syncTags } from './sync-tags'
import { sweepWithdrawn } from './sweep-withdrawn'

/** What loads or sends nothing may do while the page is only prerendered. */
const quiet: readonly Effect[] = [persistRecord, notifyHost, announceSurfaces, openOnClick, followTabs, expireDecision]
/** What follows once the page is visited. */
const loud: readonly Effect[] = [releaseBlocked, syncTags, sweepWithdrawn]

/** Effects at work. */
export interface RunningEffects {
  /** Fetches the conversation with the server, if that has not happened yet. */
  sync: () => Promise<StartedSync>
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
    stopWaitingOn = onBlockerReady(() => {
      stopLoud = start(loud)
    })
  })
  const { sync, stop } = loadSyncWhenNeeded(context)
  return {
    sync,
    stop() {
      stop()
      stopWaiting()
      stopWaitingOn?.()
      stopLoud?.()
      stopQuiet()
    },
  }
}
