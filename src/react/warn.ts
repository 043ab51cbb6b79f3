import { reporter } from '../effects/report-error'

const reported = new Set<string>()

/** Reports a mistake of the site in the console and as a `consent-error` event, each message once. */
export function warn(message: string): void {
  if (reported.has(message)) return
  reported.add(message)
  reporter({})({ code: 'INVALID_OPTION', message })
}
