/**
 * The door "./guard": a classic script for the top of <head>. From then on requests to tracking hosts are held by the
 * decision that is stored, until the manager brings its own rules.
 */
import { everyChannel } from './blocking/every-channel'
import { startBlocking } from './blocking/start-blocking'
import { browserSignals } from './browser/browser-signals'
import { onlyNecessary } from './consent/consents'
import { effectiveConsents } from './consent/effective-consents'
import { defaultPrivacySettings } from './consent/settings'
import { loadRecord } from './storage/record-storage'

if (typeof document === 'object') {
  startBlocking(
    {
      allows: category =>
        effectiveConsents(loadRecord()?.consents ?? onlyNecessary(), browserSignals(), defaultPrivacySettings)[
          category
        ],
    },
    everyChannel,
  )
}
