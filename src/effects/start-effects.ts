import { onBlockerReady } from '../blocking/on-blocker-ready'
import { whenActivated } from '../browser/when-activated'
import { announceSurfaces } from './announce-surfaces'
import { distrustForeignFrames } from './distrust-foreign-frames'
import type { StartedSync } from './start-banner-fetch'
import { loadSyncWhenNeeded } from './load-sync-when-needed'
import type { Effect, EffectContext } from './effect-context'
import { expireDecision } from './expire-decision'
import { followTabs } from './follow-tabs'
import { persistRecord } from './persist-record'
import { notifyHost } from './notify-host'
import { openOnClick } from './open-on-click'
import { releaseBlocked } from './release-blocked'
import { syncServices } from './sync-services'
import { syncTags } from './sync-tags'
import { sweepWithdrawn } from './sweep-withdrawn'

/** Effects that send no requests. They also run while the page is prerendered. */
const effectsWhilePrerendered: readonly Effect[] = [
  distrustForeignFrames,
  persistRecord,
  notifyHost,
  announceSurfaces,
  openOnClick,
  followTabs,
  expireDecision,
]
/** Effects that start once the page is activated. */
const effectsOnceActivated: readonly Effect[] = [releaseBlocked, syncTags, syncServices, sweepWithdrawn]

/** The handle of the started effects. */
export interface RunningEffects {
  /** Starts the communication with the server, if it has not been started yet. */
  sync: () => Promise<StartedSync>
  stop: () => void
}

/**
 * Starts all effects in the order of specification §4: a decision is stored and reported to the site, blocked markup is
 * released, vendors receive the consents, and data of withdrawn categories is deleted. The sync chunk submits it to the
 * server. The store must be hydrated before, so that a restored decision does not count as a new one.
 */
export function startEffects(context: EffectContext): RunningEffects {
  const start = (effects: readonly Effect[]): (() => void) => {
    const stops = effects.map(effect => effect(context))
    return () => [...stops].reverse().forEach(stop => stop())
  }
  let stopOnceActivated: (() => void) | undefined
  const stopFirst = start(effectsWhilePrerendered)
  let stopWaitingOn: (() => void) | undefined
  const stopWaiting = whenActivated(() => {
    stopWaitingOn = onBlockerReady(() => {
      stopOnceActivated = start(effectsOnceActivated)
    })
  })
  const { sync, stop } = loadSyncWhenNeeded(context)
  return {
    sync,
    stop() {
      stop()
      stopWaiting()
      stopWaitingOn?.()
      stopOnceActivated?.()
      stopFirst()
    },
  }
}
