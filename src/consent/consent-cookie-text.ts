import { categoryNames, type CategoryName } from './categories'
import { unansweredCategories, readConsentRecord, type ConsentRecord, type ConsentType } from './consent-record'
import { consentsFrom } from './consents'

export { consentCookieName, cookieNameOf, type CookieKind } from './consent-cookie-name'

/** Longer policy versions are not kept in a cookie: it stays under 200 bytes, name included. */
const LONGEST_VERSION = 36

const typeLetters: Record<ConsentType, string> = { all: 'a', necessary: 'n', custom: 'c' }

/**
 * Writes a decision as the value of a cookie. Ten fields stand between full stops, an empty one says nothing:
 *
 * `1.mi8k2p0c.mtl05k0c.c.11-10..de.9x-b--c-.0c4f2a77-….2026-04`
 *
 * | field | what |
 * |---|---|
 * | 1 | the version of this form, `1` |
 * | 2 | when it was decided, in milliseconds since 1970, to the base 36 |
 * | 3 | until when it holds, likewise |
 * | 4 | how it was decided: `a` everything, `n` nothing but the necessary, `c` switch by switch |
 * | 5 | the answers, one character for each category in the order of `categoryNames`: `1` yes, `0` no, `-` to be asked |
 * | 6 | `o` where the law let the categories start on (opt-out) |
 * | 7 | the language of the question |
 * | 8 | the fingerprint of what the site said of each category that was shown, in the same order, with `-` between them |
 * | 9 | the id of the decision |
 * | 10 | the version of the policy, percent-encoded; the only field that may contain full stops |
 *
 * @returns the value, of characters that a cookie may have; null where the version of the policy is too long for a cookie
 */
export function encodeConsentCookie(record: ConsentRecord): string | null {
  const { consents, consentInfo, expires, model, language, asked, id } = record
  const policyVersion = encodeURIComponent(record.policyVersion ?? '')
  if (policyVersion.length > LONGEST_VERSION) return null
  const open = unansweredCategories(record)
  const answers = categoryNames.map(name => (open.includes(name) ? '-' : Number(consents[name])))
  const fingerprints = asked && categoryNames.map(name => asked[name] ?? '').join('-')
  return [
    1,
    consentInfo.time.toString(36),
    expires?.toString(36),
    typeLetters[consentInfo.type],
    answers.join(''),
    model && 'o',
    plain(language),
    fingerprints,
    plain(id),
    policyVersion,
  ].join('.')
}

/**
 * Reads what encodeConsentCookie wrote. A cookie can hold anything, so whatever does not fit counts as unset.
 * @param text the value of the cookie
 * @param now the present, in milliseconds since 1970
 * @returns the decision, or null where there is none that still holds
 */
export function decodeConsentCookie(text: string, now: number): ConsentRecord | null {
  const [version, time, expires, letter, answers, model, language, fingerprints, id, ...policy] = text.split('.')
  const type = Object.keys(typeLetters).find(name => typeLetters[name as ConsentType] === letter)
  if (version !== '1' || policy.length === 0 || !/^1[01-]{4}$/.test(answers ?? '')) return null
  const policyVersion = decoded(policy.join('.'))
  if (policyVersion === null) return null
  const answerTo = (name: CategoryName): string | undefined => answers?.[categoryNames.indexOf(name)]
  const words = fingerprints?.split('-') ?? []
  const asked = categoryNames.flatMap((name, at): [string, string | null][] => {
    if (answerTo(name) === '-') return [[name, null]]
    return words[at] ? [[name, words[at]]] : []
  })
  return readConsentRecord(
    {
      consents: consentsFrom(name => answerTo(name) === '1'),
      consentInfo: { time: parseInt(time ?? '', 36), type },
      ...(expires && { expires: parseInt(expires, 36) }),
      ...(model === 'o' && { model: 'opt-out' }),
      ...(language && { language }),
      ...(asked.length > 0 && { asked: Object.fromEntries(asked) }),
      ...(id && { id }),
      ...(policyVersion && { policyVersion }),
    },
    now,
  )
}

/** Our own languages and ids are such; what else was put in their place has no place in a cookie. */
const plain = (text = ''): string => (/^[\w-]{1,36}$/.test(text) ? text : '')

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
