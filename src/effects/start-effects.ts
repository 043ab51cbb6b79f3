import { announceSurfaces } from './announce-surfaces'
import type { Conversation } from './conversation'
import { converse } from './converse'
import type { Effect, EffectContext } from './effect-context'
import { followTabs } from './follow-tabs'
import { keepRecord } from './keep-record'
import { notifyHost } from './notify-host'
import { openOnClick } from './open-on-click'
import { releaseHeld } from './release-held'
import { signalTags } from './signal-tags'

/**
 * What follows from the state, in the order of specification §4: a decision is kept, told to the host, and then, by the
 * conversation, to the server.
 */
const effects: readonly Effect[] = [
  keepRecord,
  notifyHost,
  announceSurfaces,
  openOnClick,
  releaseHeld,
  signalTags,
  followTabs,
]

/** Effects at work. */
export interface RunningEffects {
  /** Fetches the conversation with the server, if that has not happened yet. */
  conversation: () => Promise<Conversation>
  stop: () => void
}

/** Starts all effects. The store must be hydrated by now, so that restoring a decision is not taken for making one. */
export function startEffects(context: EffectContext): RunningEffects {
  const stops = effects.map(start => start(context))
  const { conversation, stop } = converse(context)
  stops.push(stop)
  return { conversation, stop: () => stops.toReversed().forEach(end => end()) }
}
