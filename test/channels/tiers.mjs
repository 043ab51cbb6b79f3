// The markup of each tier in the head and in the body of the page.
const manager = blocking => `<consent-banner mode="offline" categories="all" blocking="${blocking}"></consent-banner>`
const core = '<script type="module" src="/dist/consent-elements.js"></script>'

/** Chromium's preload scanner stops at such a tag, so the markup after it is fetched only when the guard has run. */
const stall = '<meta http-equiv="Content-Security-Policy" content="object-src * data: blob:">'

/**
 * A tier of blocking.
 * @typedef {object} Tier
 * @property {string} title
 * @property {string | ((token: string) => string | Promise<string>)} head
 * @property {string} body
 * @property {boolean} [parser] markup is blocked before the parser reads it
 * @property {boolean} [converted] the HTML is that of `npx consent-elements init`, which gates listed tags
 * @property {boolean} [prepared] an earlier page installs the service worker
 * @property {boolean} [reloads] consent reloads the page
 */

/** @type {Record<string, Tier>} */
export const tiers = {
  none: { title: 'nothing', head: '', body: '' },
  standard: {
    title: 'standard',
    head: `<link rel="modulepreload" href="/dist/consent-elements.js">
<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all"></script>`,
    body: '',
  },
  converted: {
    title: 'standard, with the HTML as init writes it',
    parser: true,
    converted: true,
    head: '<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all"></script>',
    body: '',
  },
  stopped: {
    title: 'standard, with the line that stops the preload scanner',
    head: `<link rel="modulepreload" href="/dist/consent-elements.js">
${stall}\n<script src="/dist/guard.js" data-manager data-mode="offline" data-categories="all"></script>`,
    body: '',
  },
  whole: {
    title: 'whole guard, with the line that stops the preload scanner',
    head: `${core}\n${stall}\n<script src="/dist/guard-whole.js"></script>`,
    body: manager('standard'),
  },
  'head-html': {
    title: 'standard, by headHtml',
    async head() {
      const { headHtml } = await import('../../dist/server.js')
      const { html } = await headHtml({ base: '/dist/', options: { mode: 'offline', categories: 'all' } })
      return html
    },
    body: '',
  },
  strict: {
    title: 'strict',
    parser: true,
    reloads: true,
    head: `${core}\n${stall}\n<script src="/dist/guard-strict.js"></script>`,
    body: manager('strict'),
  },
  capture: {
    title: 'capture',
    parser: true,
    head: `${stall}\n<script src="/dist/guard-capture.js"></script>\n${core}`,
    body: manager('capture'),
  },
  worker: {
    title: 'capture and a service worker',
    parser: true,
    prepared: true,
    head: `${stall}\n<script src="/consent-service-worker.js" data-register></script>
<script src="/dist/guard-capture.js"></script>\n${core}`,
    body: manager('capture'),
  },
}
