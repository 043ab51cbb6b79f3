// The way of a page's copy from the bookmark to the studio, which is a window of another origin.
import { MOST_CHARACTERS } from './copy-frame.mjs'

/**
 * Opens the studio with a brand in its address, and sends it a copy of the page when it asks. Runs on the owner's page as a
 * part of the bookmark, so it uses nothing from outside.
 * @param {string} studio the address of the studio
 * @param {Record<string, string>} brand
 * @param {string} copy
 */
export function handOver(studio, brand, copy) {
  // Only the window that we open knows it. Pages without HTTPS have no `randomUUID`.
  const nonce = [...crypto.getRandomValues(new Uint32Array(4))].map(word => word.toString(36)).join('')
  const design = new URLSearchParams(Object.entries(brand).map(([name, value]) => [`--${name}`, value]))
  const { origin } = new URL(studio)
  const opened = open(`${studio}#${design}&copy=${nonce}`)
  addEventListener('message', function send({ source, origin: from, data }) {
    if (source !== opened || from !== origin || data?.consentStudio !== nonce) return
    removeEventListener('message', send)
    opened.postMessage({ consentStudio: nonce, copy }, origin)
  })
}

/**
 * Asks the page that has opened this studio for its copy, if the address announces one. Removes it from the address.
 * @param {(copy: string, host: string) => void} show
 * @returns {string} why there will be none; empty otherwise
 */
export function askForCopy(show) {
  const values = new URLSearchParams(location.hash.slice(1))
  const nonce = values.get('copy')
  if (nonce === null) return ''
  values.delete('copy')
  history.replaceState(null, '', `#${values}`)
  const page = window.opener
  if (!page)
    return 'The page’s header Cross-Origin-Opener-Policy separates it from this window, so there is no copy of it. Choose a screenshot under “Picture of your page”.'
  addEventListener('message', function receive({ source, origin, data }) {
    if (source !== page || data?.consentStudio !== nonce || typeof data.copy !== 'string') return
    removeEventListener('message', receive)
    window.opener = null
    if (data.copy.length <= MOST_CHARACTERS) show(data.copy, URL.parse?.(origin)?.host ?? origin)
  })
  // The origin of the page is unknown here; the message contains nothing that it does not know.
  page.postMessage({ consentStudio: nonce }, '*')
  return ''
}
