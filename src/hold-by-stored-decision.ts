import { startBlocking, type Patches } from './blocking/start-blocking'
import { browserSignals } from './browser/browser-signals'
import { onlyNecessary } from './consent/consents'
import { effectiveConsents } from './consent/effective-consents'
import { defaultPrivacySettings } from './consent/settings'
import { loadRecord } from './storage/record-storage'

/**
 * Holds requests back by the decision that is stored, until a manager brings rules of its own, and beneath those.
 * @param patches the channels to watch; fetch and XMLHttpRequest unless given
 * @returns ends it
 */
export const holdByStoredDecision = (patches?: Patches): (() => void) =>
  startBlocking(
    {
      allows: category =>
        effectiveConsents(loadRecord()?.consents ?? onlyNecessary(), browserSignals(), defaultPrivacySettings)[
          category
        ],
    },
    patches,
    'beneath',
  )
