// The shared part of every site under test/frameworks/. The runner copies it beside the site's own files. A site
// renders our tags from a state that the runner changes by `window.site.change()`, and records the events.

/** Objects that must arrive by identity. `onReady` shows that the page's manager has received them. */
export const given = {
  callbacks: { onReady: () => (window.ready = true) },
  translations: { translations: { en: { common: { acceptAll: 'Fine' } } } },
  exemptHosts: ['a.test'],
}

/** The state that the site renders at first, and after a change. */
export const first = { scheme: 'dark', bare: true, days: 30, own: 'Our words', label: 'Privacy', variant: 'widget' }
export const second = { scheme: 'light', bare: false, days: 60, own: null, label: 'Settings', variant: null }

window.heard = []
/** Records an event of any name. */
export const hear = ({ type, detail }) => window.heard.push(`${type} ${detail}`)

/**
 * Defines the elements before the site is rendered, when the runner calls `define`, or only by `consent-elements/auto`.
 * The URL of the page selects this: `?define=before|after|auto`.
 */
export async function open(draw, change) {
  const when = new URLSearchParams(location.search).get('define')
  const define = () => import('consent-elements/define')
  if (when === 'before') await define()
  await draw()
  window.site = { define, change: () => change(second), given }
  if (when === 'auto') await import('consent-elements/auto')
}
