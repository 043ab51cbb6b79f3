import { onBlockerReady } from '../blocking/on-blocker-ready'
import { whenActivated } from '../browser/when-activated'
import { afterPaintStore } from './after-paint-store'
import { announceSurfaces } from './announce-surfaces'
import { distrustForeignFrames } from './distrust-foreign-frames'
import type { StartedSync } from './start-banner-fetch'
import { loadSyncWhenNeeded } from './load-sync-when-needed'
import { discardRefusedEvents } from './discard-refused-events'
import type { Effect, EffectContext } from './effect-context'
import { expireDecision } from './expire-decision'
import { followTabs } from './follow-tabs'
import { followOuterPage } from './follow-outer-page'
import { persistRecord } from './persist-record'
import { notifyHost } from './notify-host'
import { openOnClick } from './open-on-click'
import { releaseBlocked } from './release-blocked'
import { syncServices } from './sync-services'
import { syncTags } from './sync-tags'
import { sweepWithdrawn } from './sweep-withdrawn'

/** Effects that send no requests. They also run while the page is prerendered. */
const effectsWhilePrerendered: readonly Effect[] = [openOnClick, followTabs, expireDecision]
/** Such effects that wait for the next paint after a press. */
const reportsWhilePrerendered: readonly Effect[] = [notifyHost, announceSurfaces]
/** Effects that start once the page is activated. They wait for the next paint after a press. */
const effectsOnceActivated: readonly Effect[] = [releaseBlocked, syncServices, sweepWithdrawn]

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
 *
 * A press in our user interface is stored at once. All else follows after the next paint; see after-paint-store.ts.
 */
export function startEffects(context: EffectContext): RunningEffects {
  const afterPaint = afterPaintStore(context.store)
  const later = { ...context, store: afterPaint.store }
  const start = (effects: readonly Effect[], given = later): (() => void) => {
    const stops = effects.map(effect => effect(given))
    return () => [...stops].reverse().forEach(stop => stop())
  }
  let stopOnceActivated: (() => void) | undefined
  const stopsFirst = [
    start([followOuterPage, distrustForeignFrames, persistRecord], context),
    start(reportsWhilePrerendered),
    start([discardRefusedEvents], context), // before anything is released
    start(effectsWhilePrerendered, context), // may change the decision
  ]
  let stopWaitingOn: (() => void) | undefined
  const stopWaiting = whenActivated(() => {
    stopWaitingOn = onBlockerReady(() => {
      // Vendors receive the consents before anything of theirs is released.
      const stops = [start([syncTags], { ...context, store: afterPaint.first }), start(effectsOnceActivated)]
      stopOnceActivated = () => stops.reverse().forEach(stop => stop())
    })
  })
  const { sync, stop } = loadSyncWhenNeeded(later)
  return {
    sync,
    stop() {
      afterPaint.stop()
      stop()
      stopWaiting()
      stopWaitingOn?.()
      stopOnceActivated?.()
      stopsFirst.reverse().forEach(stop => stop())
    },
  }
}
