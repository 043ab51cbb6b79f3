import type { LoggedRequest } from '../blocking/request-log'

/** Elements that wait when their markup says so. */
const gateable = ['iframe', 'img', 'script']

/**
 * Explains which requests may have been sent although they are listed as held, and the markup that prevents it.
 * @returns a sentence for each element and address
 */
export const explainRequested = (requests: readonly LoggedRequest[]): string[] => [
  ...new Set(
    requests
      .filter(({ mayHaveBeenRequested }) => mayHaveBeenRequested)
      .map(({ url, category, channel }) => {
        const type = channel === 'script' ? ' type="text/plain"' : ''
        const instead = gateable.includes(channel)
          ? `Write <${channel}${type} data-consent="${category}" data-src="${url}">`
          : 'Let a script add it after consent, or use guard-capture.js'
        return `<${channel}> with ${url} may have been requested before the guard saw it: browsers fetch ahead of scripts. ${instead}`
      }),
  ),
]
