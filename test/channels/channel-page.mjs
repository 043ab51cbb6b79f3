/**
 * The helpers for channels in the page. They make no requests to trackers themselves.
 * @typedef {object} Tools
 * @property {(tag: string, properties?: object) => Element} add creates an element and appends it to the body
 * @property {(element: Element) => Element} put appends an element to the body
 * @property {(tag: string, change?: (element: Element) => void) => Element} svg appends an element to a new SVG
 * @property {(properties?: object) => HTMLIFrameElement} frame appends an empty frame
 * @property {(type: string, text: string) => string} blob returns the URL of a blob
 * @property {(type: string, text: string) => string} made returns the URL of a resource of the site with that text
 * @property {(url: string) => string} via returns the URL of a redirect of the site
 * @property {(url: string) => string} name returns a unique identifier for the URL
 * @property {(url: string) => string} key returns a name of a listed service, with the phase and the channel
 * @property {(navigate: () => unknown) => void} inTurn navigates after the navigations before have ended
 * @property {(url: string, save: (link: HTMLAnchorElement) => unknown) => void} download saves a file by a link. Only one
 *   of the tracker, because browsers ask before a page saves a second file.
 * @property {string} own a URL of the site that belongs to no channel
 */

/** Runs in the page. */
function tools() {
  const put = element => document.body.appendChild(element)
  const onSite = (path, query) => `${location.origin}${path}?${new URLSearchParams(query)}`
  let turns = 0
  const loaded = new Promise(resolve => addEventListener('load', resolve))
  const tools = {
    put,
    add: (tag, { style, ...properties } = {}) => {
      const element = Object.assign(document.createElement(tag), properties)
      if (style) element.style.cssText = style
      return put(element)
    },
    svg(tag, change) {
      const namespace = 'http://www.w3.org/2000/svg'
      const element = document.createElementNS(namespace, tag)
      change?.(element)
      put(document.createElementNS(namespace, 'svg')).append(element)
      return element
    },
    frame: properties => put(Object.assign(document.createElement('iframe'), properties)),
    blob: (type, text) => URL.createObjectURL(new Blob([text], { type })),
    made: (type, body) => onSite('/made', { type, body }),
    via: to => onSite('/go', { to }),
    name: url => `n${url.replace(/\W/g, '')}`,
    key: url => url.replace(/.*\/c\/\w+\/([^/]+)\/([^/]+)$/, '_hj$1.$2'),
    // A navigation stops what the page is still loading.
    inTurn: navigate => loaded.then(() => setTimeout(navigate, 1000 + 500 * turns++)),
    download: (url, save) => {
      const { origin } = new URL(url)
      if (origin !== location.origin)
        tools.inTurn(() => save(Object.assign(document.createElement('a'), { href: url, download: 'file' })))
    },
    own: onSite('/made', { type: 'text/plain', body: '' }),
  }
  window.runChannels = (list, phase) => {
    for (const { how, urls } of list)
      for (const url of urls)
        try {
          Promise.resolve(how(url.replace('{phase}', phase), tools)).catch(() => undefined)
        } catch {
          // A blocked request may throw, as a failed one would.
        }
  }
}

const record = consents =>
  JSON.stringify({
    consents: {
      necessary: true,
      functionality: false,
      measurement: false,
      experience: false,
      marketing: false,
      ...consents,
    },
    consentInfo: { time: Date.now(), type: 'custom' },
  })
const all = { functionality: true, measurement: true, experience: true, marketing: true }
/** The visitor's decision before the page loads, or null. */
const decisions = { undecided: null, rejected: {}, accepted: all, partial: { measurement: true } }
export const decisionNames = Object.keys(decisions)

const inScript = text => text.replaceAll('</', '<\\/')

/**
 * Returns the HTML of a page whose channels run in the phase `first` as soon as they have been parsed.
 * @param {object} page
 * @param {import('./channels.mjs').Channel[]} page.channels
 * @param {(channel: object, phase: string) => string[]} page.urls returns the two URLs of a channel: tracker and site
 * @param {string} page.decision one of decisionNames
 * @param {string} page.head the site's markup at the start of head, above all the guard
 * @param {string} page.body the site's markup in the body
 * @returns {string}
 */
export function channelPage({ channels, urls, decision, head, body }) {
  const kept = decisions[decision]
  const markup = inHead =>
    channels
      .filter(channel => channel.html && (channel.head === true) === inHead)
      .flatMap(channel => urls(channel, 'first').map((url, index) => channel.html(url, `html-${channel.id}-${index}`)))
      .join('\n')
  const list = channels
    .filter(({ how }) => how)
    .map(channel => `{ urls: ${JSON.stringify(urls(channel, '{phase}'))}, how: ${functionText(channel.how)} }`)
  const before = channels.flatMap(channel => channel.before ?? [])
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Channels</title>
<script>${kept ? `localStorage.setItem('privacy-consent-storage', '${record(kept)}')` : ''}
${inScript(before.join('\n'))}</script>
${head}
<link rel="icon" href="data:,">
${markup(true)}
</head><body>
${body}
${markup(false)}
<script>(${inScript(String(tools))})()
var channelList = [${inScript(list.join(',\n'))}]
runChannels(channelList, 'first')</script>
</body></html>`
}

/** The text of a method is not an expression. */
const functionText = how => {
  const text = String(how)
  return /^(async\s+)?how\s*\(/.test(text) ? text.replace(/^(async\s+)?how/, '$1function') : text
}
