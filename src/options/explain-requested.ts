import type { LoggedRequest } from '../blocking/page/request-log'

/** Elements that `data-consent` can block. */
const gateable = ['iframe', 'img', 'script']

/**
 * Explains which requests may have been sent although they are logged as blocked, and the markup that prevents this.
 * @returns a message for each element and URL
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
        return `<${channel}> with ${url} may have been requested before the guard could block it, because browsers read ahead. ${instead}`
      }),
  ),
]
