// The previews: pages of their own in frames, whose storage is not persistent and whose server is simulated.
import { cssOf, slotsOf, splitOptions } from './exports.mjs'

/** The windows in which the design is shown. `scheme` and `language` apply where the design leaves them open. */
export const windows = {
  light: { title: 'Light', width: 1280, height: 780, scheme: 'light', language: 'en' },
  dark: { title: 'Dark', width: 1280, height: 780, scheme: 'dark', language: 'en' },
  phone: { title: 'Phone', width: 390, height: 760, scheme: 'light', language: 'en' },
  rtl: { title: 'Right to left', width: 390, height: 760, scheme: 'light', language: 'ar' },
}

const inAttribute = text => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
// Escapes `</script>`, which would end the script in HTML.
const inScript = text => text.replaceAll('<', '\\u003c')
const page = {
  en: {
    title: 'The weather in Lisbon',
    text: 'Mild and sunny, with a light wind from the sea.',
    settings: 'Privacy settings',
  },
  ar: { title: 'الطقس في لشبونة', text: 'معتدل ومشمس مع رياح خفيفة من البحر.', settings: 'إعدادات الخصوصية' },
}

/** Returns the scheme of a window: that of the design, where it sets one. */
export const schemeOf = ({ options }, window) =>
  ['light', 'dark'].includes(options.colorScheme) ? options.colorScheme : window.scheme

/** Returns whether a window shows the site's page: our Arabic page would otherwise be no longer from right to left. */
export const hasPicture = window => window.language === 'en'

/**
 * @param design the design
 * @param facts the build's facts about options
 * @param window one of `windows`
 * @param visitor `{surface, jurisdiction, gpc, dnt, picture, copy}`: what is shown, to whom, and on a picture or a copy of
 *   which page
 * @returns the page's HTML
 */
export function previewPage(design, facts, window, visitor) {
  const { attributes, rest, code } = splitOptions(design, facts)
  const { layout, dialogLayout } = design.page
  const options = Object.fromEntries(attributes)
  const tag = {
    ...options,
    // Without ids nothing loads, and the services are listed.
    ...(options.services && { services: options.services.replace(/=[^;\s]*/g, '') }),
    ...((options['color-scheme'] ?? 'system') === 'system' && { 'color-scheme': 'page' }),
    ...(layout && { layout }),
  }
  const banner = Object.entries(tag).map(([name, value]) => `${name}="${inAttribute(value)}"`)
  const json =
    Object.keys(rest).length > 0 ? `<script type="application/json">${inScript(JSON.stringify(rest))}</script>` : ''
  const dialog = {
    ...(visitor.surface === 'widget' && { variant: 'widget' }),
    ...(dialogLayout && { layout: dialogLayout }),
  }
  const texts = page[window.language]
  const answer = {
    showConsentBanner: visitor.jurisdiction !== 'NONE',
    jurisdiction: { code: visitor.jurisdiction, message: `As under ${visitor.jurisdiction}` },
    location: { countryCode: /CCPA|US/.test(visitor.jurisdiction) ? 'US' : 'DE', regionCode: null },
  }
  const setUp = `
    const kept = new Map()
    Object.defineProperty(window, 'localStorage', { value: { getItem: key => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value), removeItem: key => kept.delete(key) } })
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} })
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: ${visitor.gpc} })
    Object.defineProperty(navigator, 'doNotTrack', { value: ${visitor.dnt ? "'1'" : 'null'} })
    const send = window.fetch
    const json = body => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
    window.fetch = (...request) => /show-consent-banner$/.test(request[0]) ? Promise.resolve(json(${JSON.stringify(answer)})) : /consent\\/(set|verify)$/.test(request[0]) ? Promise.resolve(json({ isValid: true })) : send(...request)
    console.log = (...words) => parent.postMessage({ type: words[0], detail: words[1] }, '*')
    for (const type of ['consent-ready', 'consent-change', 'consent-banner-show', 'consent-banner-hide', 'privacy-settings-open', 'privacy-settings-close', 'consent-error', 'ConsentBlockedRequest', 'withdrawal-incomplete'])
      document.addEventListener(type, ({ detail }) => parent.postMessage({ type, detail }, '*'))
    ${visitor.surface === 'dialog' ? "document.addEventListener('consent-ready', () => consentManager.openSettings())" : ''}`
  const { picture, copy } = hasPicture(window) ? visitor : {}
  // A copy is in a frame behind this one.
  const ground = copy ? 'none' : picture && `url("${picture}") top/cover no-repeat fixed`
  const behind = ground ? `body{background:${ground}}h1,body>p{visibility:hidden}` : ''
  const language = copy?.language ?? window.language
  const functions = code.map(([name, keys]) => `document.querySelector('consent-banner').${name} = ${keys}`).join(';')
  return `<!doctype html><html lang="${language}" dir="${window.language === 'ar' ? 'rtl' : 'ltr'}"><head>
    <base href="${document.baseURI}"><title>A page</title>
    <meta http-equiv="Content-Security-Policy" content="default-src 'self' ${location.origin} 'unsafe-inline'; img-src 'self' https: data:">
    <style>html{color-scheme:${schemeOf(design, window)}}body{margin:0;padding:2rem;font:1rem/1.6 system-ui,sans-serif;background:light-dark(#f5f7f9,#0f1218);color:light-dark(#17202c,#eef1f5)}h1{font-size:1.75rem;line-height:1.2;letter-spacing:-.02em;margin:0 0 .5rem}p{margin:0 0 1rem}button{font:inherit;color:inherit;background:none;border:0;padding:0;text-decoration:underline;text-underline-offset:.2em}${behind}</style>
    <style>${cssOf(design)}</style><script>${setUp}</script><script type="module" src="../dist/consent-elements.js"></script></head>
    <body><consent-banner ${banner.join(' ')}>${slotsOf(design)}${json}</consent-banner><script>${functions}</script>
    <h1>${texts.title}</h1><p>${texts.text}</p>
    <privacy-settings-dialog ${Object.entries(dialog)
      .map(([name, value]) => `${name}="${value}"`)
      .join(' ')}></privacy-settings-dialog>
    <p><button type="button" data-consent-open>${texts.settings}</button></p></body></html>`
}
