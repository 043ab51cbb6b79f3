import { loggedRequests } from '../blocking/page/request-log'

/**
 * Warns about listed requests that the browser may have sent before the guard ran. Only pages with such markup load the
 * file.
 */
export function warnAboutEarlyRequests(): void {
  if (!loggedRequests().some(({ mayHaveBeenRequested }) => mayHaveBeenRequested)) return
  import('../options/explain-options').then(
    ({ explainRequested }) =>
      explainRequested(loggedRequests()).forEach(text => console.warn(`consent-elements: ${text}`)),
    () => {}, // only the warning is lost
  )
}
