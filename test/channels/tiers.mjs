// How a site puts each tier in front, and what it has in its page besides.
const manager = blocking => `<consent-banner mode="offline" categories="all" blocking="${blocking}"></consent-banner>`
const core = '<script type="module" src="/dist/consent-elements.js"></script>'

/**
 * @typedef {object} Tier
 * @property {string} title
 * @property {string} head
 * @property {string} body
 */

/** @type {Record<string, Tier>} */
export const tiers = {
  none: { title: 'nothing', head: '', body: '' },
  standard: {
    title: 'standard',
    head: `<script src="/dist/guard.js"></script>\n${core}`,
    body: manager('standard'),
  },
}
