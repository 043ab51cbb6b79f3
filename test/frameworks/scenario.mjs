// What every site under test/frameworks/ shares: the runner lays it beside the site's own files. A site draws our tags from
// a state that the runner changes by `window.site.change()`, and writes down what it hears.

/** Objects that must arrive as the very objects they are; `onReady` says that the manager of the page has them. */
export const given = {
  callbacks: { onReady: () => (window.ready = true) },
  translations: { translations: { en: { common: { acceptAll: 'Fine' } } } },
  exemptHosts: ['a.test'],
}

/** What the site draws at first, and after a change. */
export const first = { scheme: 'dark', bare: true, days: 30, own: 'Our words', label: 'Privacy', variant: 'widget' }
export const second = { scheme: 'light', bare: false, days: 60, own: null, label: 'Settings', variant: null }

window.heard = []
/** Hears an event of any name. */
export const hear = ({ type, detail }) => window.heard.push(`${type} ${detail}`)

/**
 * Gives the tags their classes before the site is drawn, when the runner says so, or never but by `consent-elements/auto`,
 * as the address of the page says: `?define=before|after|auto`.
 */
export async function open(draw, change) {
  const when = new URLSearchParams(location.search).get('define')
  const define = () => import('consent-elements/define')
  if (when === 'before') await define()
  await draw()
  window.site = { define, change: () => change(second), given }
  if (when === 'auto') await import('consent-elements/auto')
}
