import { startBlocking, type Patches } from '../blocking/start-blocking'
import { isAllowedByStoredConsent } from './is-allowed-by-stored-consent'

/**
 * Holds requests back by the decision that is stored, until a manager brings rules of its own, and beneath those.
 * @param patches the channels to watch; fetch and XMLHttpRequest unless given
 * @param granted the categories that are granted, in one text, which a document without an origin goes by
 * @returns ends it
 */
export const blockUntilManagerStarts = (patches?: Patches, granted?: string): (() => void) =>
  startBlocking(
    {
      allows: category =>
        granted && origin === 'null' ? granted.includes(category) : isAllowedByStoredConsent(category),
    },
    patches,
    'beneath',
  )
