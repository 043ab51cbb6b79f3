import { exec } from '../realm/primordials'
import type { Handler, PatchMap } from '../patch/patch'
import type { Realm } from '../realm/realm'
import { blockedKey, dropKept, hasKeptWrites, keepWrite, keptKeys, keptValue } from './kept-writes'

/**
 * Splits a text that is assigned to `document.cookie` into name, value and attributes, as browsers do. A cookie without
 * a name is sent like one whose name is in its value: `=a=1` as `a=1`.
 */
function readCookie(text: string): { name: string; value: string; attributes: string } {
  // Spaces are trimmed afterwards: an expression with several \s* in a row needs time of the fourth degree.
  const [, name = '', value = '', attributes = ''] = exec(/^(?:\s*=(?=[^=;]*=))?([^=;]*)=([^;]*)(;[^]*)?/, text) ?? []
  return { name: name.trim(), value: value.trim(), attributes }
}

/** Returns whether the attributes let the cookie expire at once, which is how cookies are removed. */
function isExpired(attributes: string): boolean {
  const age = exec(/;\s*max-age\s*=\s*(-?\d+)\s*(;|$)/i, attributes)
  if (age) return Number(age[1]) <= 0
  const expires = exec(/;\s*expires\s*=\s*([^;]+)/i, attributes)
  return expires !== null && Date.parse(expires[1]!) <= Date.now()
}

const withoutDomain = (text: string): string => text.replace(/;\s*domain\s*=[^;]*/gi, '')
const hasCookie = (cookies: string, name: string): boolean =>
  cookies.split('; ').some(cookie => cookie.startsWith(`${name}=`))

/** Returns whether a document is in a window. Other documents, such as those of a DOMParser, have no cookies. */
const isInWindow = (self: unknown): boolean => Boolean((self as Document).defaultView)

interface CookieInit {
  name: string
  value: string
  expires?: number | null
}

/**
 * Blocks cookies of listed names that scripts write. Until it is released, `document.cookie` returns a blocked cookie
 * as if it was set. Scripts find the widest allowed domain by trying one after the other, and here the first one seems
 * to work. So if the browser refuses the domain on release, the cookie is written for the page's own host.
 */
export function cookiePatches(realm: Realm) {
  const readNatively = Object.getOwnPropertyDescriptor(realm.Document?.prototype ?? {}, 'cookie')?.get as () => string
  const write: Handler = (call, args, self) => {
    const text = (args[0] = `${args[0] as string}`)
    const { name, value, attributes } = readCookie(text)
    const listed = blockedKey('c', name)
    if (!listed || !isInWindow(self)) return call(args)
    if (isExpired(attributes)) {
      dropKept('c', name)
      // Of two ages browsers take the last one, and they ignore dates that only Date.parse() knows, such as `0`.
      const others = attributes.replace(/;\s*(?:max-age|expires)\s*=[^;]*/gi, '')
      return call([`${text.slice(0, text.length - attributes.length)};max-age=0${others}`])
    }
    keepWrite('c', name, listed, value, () => {
      // A document that is no longer in a frame ignores cookies.
      const page = isInWindow(self) ? (self as Document) : document
      call([text], page)
      const own = withoutDomain(text)
      if (own !== text && !hasCookie(readNatively.call(page), name)) call([own], page)
    })
    return undefined
  }
  const read: Handler = (call, args, self) => {
    const cookies = call(args) as string
    if (!hasKeptWrites() || !isInWindow(self)) return cookies
    const others = cookies.split('; ').filter(cookie => cookie && keptValue('c', cookie.split('=')[0]!) === undefined)
    return [...others, ...keptKeys('c').map(name => `${name}=${keptValue('c', name)}`)].join('; ')
  }
  const set: Handler = (call, args) => {
    const [init, second] = args
    const isPair = args.length > 1
    if (!isPair && Object(init) !== init) return call(args)
    // Each field is read once, so that the checked cookie is the one that is set. Fields can be inherited.
    const { name: given, value, expires } = (isPair ? { name: init, value: second } : init) as CookieInit
    if (given === undefined) return call(args)
    const name = `${given}`
    const fixed = { name: { value: name }, value: { value }, expires: { value: expires } }
    const checked = isPair ? [name, value] : [Object.create(init as object, fixed)]
    // Chromium removes spaces around the name.
    const key = name.trim()
    const listed = blockedKey('c', key)
    if (!listed || (typeof expires === 'number' && expires <= Date.now())) return call(checked)
    keepWrite('c', key, listed, `${value}`, () => void (call(checked) as Promise<void>).catch(() => undefined))
    return Promise.resolve()
  }
  const remove: Handler = (call, args) => {
    const init = args[0]
    dropKept('c', `${typeof init === 'object' && init !== null ? (init as CookieInit).name : (init as string)}`)
    return call(args)
  }
  return {
    'Document: cookie=': write,
    'Document: cookie?': read,
    'CookieStore: set': set,
    'CookieStore: delete': remove,
  } satisfies PatchMap
}
