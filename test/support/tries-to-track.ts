import type { Page } from './open-page'

/** The address of a listed tracker. */
export const tracker = 'https://www.google-analytics.com/g/collect'

let images = 0
/** Adds an image of a tracker and returns whether its request is blocked. */
export function blocksElements({ window, document }: Page): boolean {
  const image = document.createElement('img')
  let isBlocked = false
  const onBlocked = (): void => void (isBlocked = true)
  window.addEventListener('ConsentBlockedRequest', onBlocked, true)
  image.src = `${tracker}?${++images}`
  window.removeEventListener('ConsentBlockedRequest', onBlocked, true)
  return isBlocked
}

/** Requests an address by `fetch`. @returns `sent`, or the message of the error */
export const sent = (page: Page, url = tracker): Promise<string> =>
  page.window.fetch(url, { mode: 'no-cors' }).then(
    () => 'sent',
    ({ message }: Error) => message,
  )

/** @returns the number of policies that forbid every request: what protects a page whose guard cannot start */
export const strictestPolicies = (document: Document): number =>
  document.querySelectorAll('meta[http-equiv="Content-Security-Policy"][content^="default-src"]').length
