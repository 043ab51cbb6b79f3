// Shows the copy of a page behind a preview. Whoever opens the studio can hand it any text, so three things each stop what
// would act: the elements and attributes that are left out, the sandbox of the frame, and its policy.
import { build } from './build.mjs'

/** A page of this size is a copy of ours; longer texts are refused. */
export const MOST_CHARACTERS = 2_000_000

const policy =
  "default-src 'none'; img-src * data:; style-src * 'unsafe-inline'; font-src * data:; base-uri 'none'; form-action 'none'"
const acting =
  'script, noscript, iframe, frame, frameset, object, embed, applet, portal, fencedframe, audio, video, source, track, param, base, title, meta:not([name=color-scheme]), link:not([rel=stylesheet]), template:not([shadowrootmode]), animate, animateMotion, animateTransform, set, discard'
const actingAttributes =
  /^(?:on.*|srcdoc|srcset|sizes|imagesrcset|action|formaction|ping|nonce|http-equiv|target|autofocus|manifest|is|attributionsrc|xml:base)$/i
const isImage = address => /^(?:https?:|data:image\/)/i.test(address)

function cleanAttribute(element, name) {
  const tag = element.localName
  const value = element.getAttribute(name)
  if (actingAttributes.test(name)) element.removeAttribute(name)
  else if (/^(?:src|background|poster)$/i.test(name)) {
    if (!isImage(value)) element.removeAttribute(name)
  } else if (/^(?:xlink:)?href$/i.test(name)) {
    const isKept =
      value.startsWith('#') || (tag === 'link' ? /^https?:/i.test(value) : tag === 'image' && isImage(value))
    if (!isKept) element.setAttribute(name, '#')
  }
}

function clean(root) {
  for (const element of root.querySelectorAll(acting)) element.remove()
  for (const element of root.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) cleanAttribute(element, name)
    if (element.localName === 'template') clean(element.content)
  }
}

/**
 * Returns a page that can be shown in a frame with an empty `sandbox`, and its language if it names a valid one.
 * @param {string} html a copy from `copyOf`, or what a hostile page sends in its place
 * @returns {{ html: string, language: string | null }}
 */
export function cleanCopy(html) {
  const page = new DOMParser().parseFromString(html, 'text/html')
  clean(page)
  page.head.prepend(
    build('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    build('meta', { name: 'referrer', content: 'no-referrer' }),
    build('style', {}, 'html{overflow:hidden!important}'),
  )
  const { lang } = page.documentElement
  return {
    html: `<!doctype html>${page.documentElement.outerHTML}`,
    language: /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(lang) ? lang : null,
  }
}

/** Builds the frame of a copy. It is a picture: nobody can press, focus or read it aloud, and it runs no script. */
export const copyFrame = ({ html }) =>
  build('iframe', { class: 'copy', sandbox: '', srcdoc: html, 'aria-hidden': 'true', inert: true, tabindex: -1 })
