import { own } from './blocking/natives'
import { startBlocking, type Patches } from './blocking/start-blocking'
import { allowedByStoredDecision } from './allowed-by-stored-decision'

/**
 * Holds requests back by the decision that is stored, until a manager brings rules of its own, and beneath those.
 * @param patches the channels to watch; fetch and XMLHttpRequest unless given
 * @returns ends it
 */
export const holdByStoredDecision = (patches?: Patches): (() => void) =>
  startBlocking(
    { allows: category => own.granted?.includes(category) ?? allowedByStoredDecision(category) },
    patches,
    'beneath',
  )
