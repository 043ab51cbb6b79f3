import { nativeDocument } from '../consent/native-document'
import { meantOnGuard } from '../options/meant-on-guard'

/** Files of this package. Some of them belong in front of the guard. */
const ownFile =
  /\/(consent-elements(-[\w-]+)?|consent-or-pay|guard(-[a-z]+)?|hand-off|tcf-stub|gpp-stub|standalone)\.js$/

const isOwn = (url: string): boolean => URL.canParse(url) && ownFile.test(new URL(url).pathname)

/** Whether browsers run a script of this type when they have read its tag. Optimizers write other types. */
const isClassic = (type: string): boolean => /^((text|application)\/(x-)?(java|ecma)script)?$/i.test(type.trim())

const all = <E extends HTMLElement>(selector: string): E[] => [...nativeDocument.querySelectorAll<E>(selector)]

/** Returns the HTML of an element without its content. */
const lineOf = (element: Element): string => (element.cloneNode() as Element).outerHTML

/**
 * Returns the first script of the site that runs before the guard. Scripts that other scripts insert are async, and may
 * be in front of the guard without having run before it. Those of browser extensions have addresses of their own.
 */
const scriptAhead = (guard: HTMLScriptElement): HTMLScriptElement | undefined =>
  all<HTMLScriptElement>('script[src]').find(
    script =>
      script.compareDocumentPosition(guard) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !script.async &&
      !script.defer &&
      !script.noModule &&
      isClassic(script.type) &&
      /^(https?|file):/.test(script.src) &&
      !isOwn(script.src),
  )

/** Returns what is wrong with the place of the guard. The guard itself names `async` and `defer`. */
function wrongPlace(guard: HTMLScriptElement): string[] {
  if (guard.src && (guard.async || guard.defer)) return []
  const line = guard.src ? `: ${lineOf(guard)}` : ''
  if (!guard.closest('head'))
    return [`The guard is not in <head>, and what is in front of it can send requests. Write it first in <head>${line}`]
  const ahead = scriptAhead(guard)
  return ahead ? [`${lineOf(ahead)} runs before the guard. Write the guard first in <head>${line}`] : []
}

/** Returns each second tag of the guard, and each tag of the manager that the guard loads anyway. */
function extraTags(): string[] {
  const [, ...guards] = all<HTMLScriptElement>('script[data-manager]')
  // The guard's own tag of the manager is inserted, and so async.
  const managers = all<HTMLScriptElement>('script[type=module][src*="consent-elements.js"]').filter(
    ({ async }) => !async,
  )
  return [
    ...(guards[0] ? [`The page has ${guards.length + 1} tags of the guard. Remove ${lineOf(guards[0])}`] : []),
    ...managers.map(tag => `The guard loads consent-elements.js. Remove ${lineOf(tag)}`),
  ]
}

/** Returns the links that preload files of this package from another folder than that of the guard. */
function wrongPreloads(guard: HTMLScriptElement): string[] {
  const file = guard.src || guard.dataset.file
  if (!file || guard.dataset.manager || !URL.canParse(file, nativeDocument.baseURI)) return []
  return all<HTMLLinkElement>('link[rel~=modulepreload],link[rel~=preload]').flatMap(link => {
    if (!isOwn(link.href)) return []
    const { pathname, search } = new URL(link.href)
    const name = pathname.slice(pathname.lastIndexOf('/') + 1) + search
    const right = new URL(name, new URL(file, nativeDocument.baseURI))
    const written = right.origin === location.origin ? right.pathname + search : right.href
    return right.href === link.href ? [] : [`${lineOf(link)} loads a file that nothing uses. Write href="${written}"`]
  })
}

/** Returns the attributes of the guard that are not known and probably mean an option. */
const wrongNames = (guard: HTMLElement): string[] =>
  guard.getAttributeNames().flatMap(name => {
    const meant = meantOnGuard(name)
    if (!meant || guard.hasAttribute(meant)) return []
    const value = guard.getAttribute(name)!.replaceAll('"', '&quot;')
    return [`The guard has the attribute "${name}", which is not known. Write ${meant}="${value}"`]
  })

/** Returns the mistakes of the guard's tag and of the tags beside it, each with the line to write. */
export function mistakesOfGuard(guard: HTMLScriptElement): string[] {
  // Everything else follows from it.
  if (guard.src && guard.text.trim())
    return [
      `The tag of the guard ends with "/>", so browsers take what is behind it for its text. Write ${lineOf(guard)}`,
    ]
  return [...new Set([...wrongPlace(guard), ...extraTags(), ...wrongPreloads(guard), ...wrongNames(guard)])]
}
