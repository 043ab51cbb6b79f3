import { categoryNames, type CategoryName } from './categories'
import { unansweredCategories, readConsentRecord, type ConsentRecord, type ConsentType } from './consent-record'
import { consentsFrom } from './consents'

export { consentCookieName, cookieNameOf, type CookieKind } from './consent-cookie-name'

/**
 * The longest policy version that is stored in a cookie, in characters. It keeps the cookie below 200 bytes, name
 * included.
 */
const MAX_VERSION_LENGTH = 36

/** The maximum number of refused services in a cookie. More could exceed the header size that servers accept. */
const MAX_SERVICES = 40

const typeLetters: Record<ConsentType, string> = { all: 'a', necessary: 'n', custom: 'c' }

/**
 * Encodes a decision as a cookie value: ten fields separated by full stops. An absent value is an empty field.
 *
 * `1.mi8k2p0c.mtl05k0c.c.11-10..de.9x-b--c-.0c4f2a77-….2026-04`
 *
 * | field | content |
 * |---|---|
 * | 1 | version of this format, `1` |
 * | 2 | time of the decision, in milliseconds since 1970, in base 36 |
 * | 3 | time of expiry, in the same format |
 * | 4 | type of the decision: `a` accept all, `n` only necessary, `c` custom |
 * | 5 | one character for each category, in the order of `categoryNames`: `1` granted, `0` denied, `-` unanswered |
 * | 6 | `o` for the opt-out model; then each refused service, with a `~` before it |
 * | 7 | language of the notice |
 * | 8 | for each category that was shown, the hash of the site's own texts, in the same order, separated by `-` |
 * | 9 | id of the decision |
 * | 10 | policy version, percent-encoded; the only field that may contain full stops |
 *
 * @returns the value, made of characters that are valid in a cookie; null if the policy version or the list of refused
 *   services is too long
 */
export function encodeConsentCookie(record: ConsentRecord): string | null {
  const { consents, consentInfo, expires, model, language, asked, id } = record
  const policyVersion = encodeURIComponent(record.policyVersion ?? '')
  const refused = Object.keys(record.services ?? {}).map(name => `~${name}`)
  if (
    policyVersion.length > MAX_VERSION_LENGTH ||
    !/^(~[a-z0-9-]+)*$/.test(refused.join('')) ||
    refused.length > MAX_SERVICES
  )
    return null
  const open = unansweredCategories(record)
  const answers = categoryNames.map(name => (open.includes(name) ? '-' : Number(consents[name])))
  const fingerprints = asked && categoryNames.map(name => asked[name] ?? '').join('-')
  return [
    1,
    consentInfo.time.toString(36),
    expires?.toString(36),
    typeLetters[consentInfo.type],
    answers.join(''),
    (model ? 'o' : '') + refused.join(''),
    plain(language),
    fingerprints,
    plain(id),
    policyVersion,
  ].join('.')
}

/**
 * Decodes a value that `encodeConsentCookie` wrote. Invalid values count as no decision, because anybody can write
 * cookies.
 * @param text the value of the cookie
 * @param now the current time, in milliseconds since 1970
 * @returns the decision, or null if the value is invalid or has expired
 */
export function decodeConsentCookie(text: string, now: number): ConsentRecord | null {
  const [version, time, expires, letter, answers, model, language, fingerprints, id, ...policy] = text.split('.')
  const type = Object.keys(typeLetters).find(name => typeLetters[name as ConsentType] === letter)
  if (version !== '1' || policy.length === 0 || !/^1[01-]{4}$/.test(answers ?? '')) return null
  const policyVersion = decoded(policy.join('.'))
  if (policyVersion === null) return null
  const answerTo = (name: CategoryName): string | undefined => answers?.[categoryNames.indexOf(name)]
  const [law, ...refused] = (model ?? '').split('~')
  const hashes = fingerprints?.split('-') ?? []
  const asked = categoryNames.flatMap((name, at): [string, string | null][] => {
    if (answerTo(name) === '-') return [[name, null]]
    return hashes[at] ? [[name, hashes[at]]] : []
  })
  return readConsentRecord(
    {
      consents: consentsFrom(name => answerTo(name) === '1'),
      consentInfo: { time: parseInt(time ?? '', 36), type },
      ...(expires && { expires: parseInt(expires, 36) }),
      ...(law === 'o' && { model: 'opt-out' }),
      ...(refused.length > 0 && { services: Object.fromEntries(refused.map(name => [name, false])) }),
      ...(language && { language }),
      ...(asked.length > 0 && { asked: Object.fromEntries(asked) }),
      ...(id && { id }),
      ...(policyVersion && { policyVersion }),
    },
    now,
  )
}

/** Drops languages and ids with characters that our own values never contain. */
const plain = (text = ''): string => (/^[\w-]{1,36}$/.test(text) ? text : '')

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
