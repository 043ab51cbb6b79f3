import type { ImportPlan, ImportedTool } from '../consent/import-plan'
import { ownProperties } from '../consent/own-properties'
import { nativeDocument } from '../consent/native-document'

/** The decision that a visitor made in another consent tool. */
export interface ForeignDecision {
  /** Returns the answer for one of the tool's names; undefined if the visitor was not asked, or it cannot be read. */
  answer: (name: string) => boolean | undefined
  /** Whether the tool stores only what was granted, so that a name without an answer was refused. */
  refusesRest: boolean
  /** When the visitor decided, in milliseconds since 1970; null where the tool does not store it. */
  time: number | null
}

/**
 * Reads the decision that another consent tool has stored for this visitor.
 * @returns the decision; null if there is none, or if it has another form than that of the tool's current version
 */
export function readForeignDecision({ tool, key }: ImportPlan): ForeignDecision | null {
  const text = cookieNamed(key)
  try {
    return readers[tool](text ?? '', localStorage.getItem(key) ?? '')
  } catch {
    return null
  }
}

/** Reads the cookie's text, or that of the entry of local storage with the same name; each is empty if it is missing. */
type Reader = (cookie: string, entry: string) => ForeignDecision | null

/** The forms of vanilla-cookieconsent 3, Klaro 0.7, c15t 2, Osano cookieconsent 3 and tarteaucitron 1. */
const readers: Readonly<Record<ImportedTool, Reader>> = {
  // {"categories": ["necessary", "analytics"], "lastConsentTimestamp": "2026-…"}: refused ones are missing.
  'vanilla-cookieconsent': (cookie, entry) => {
    const { categories, consentTimestamp, lastConsentTimestamp } = fieldsOf(cookie || entry)
    if (!Array.isArray(categories)) return null
    const time = Date.parse(`${lastConsentTimestamp ?? consentTimestamp}`)
    return {
      answer: name => categories.includes(name) || undefined,
      refusesRest: true,
      time: Number.isNaN(time) ? null : time,
    }
  },
  // {"stats": true, "film": false}: one answer for each service.
  klaro: (cookie, entry) => answersOf(fieldsOf(cookie || entry), null),
  // {"consents": {"marketing": true}, "consentInfo": {"time": 1763942400000}}: the time is missing before a decision.
  c15t: (_cookie, entry) => {
    const { consents, consentInfo } = fieldsOf(entry)
    const { time } = ownProperties(consentInfo) ?? {}
    return typeof time === 'number' ? answersOf(ownProperties(consents) ?? {}, time) : null
  },
  // allow, deny, or dismiss, which is no decision. It asks one question, about "cookies".
  osano: cookie => {
    if (cookie !== 'allow' && cookie !== 'deny') return null
    return {
      answer: name => (cookie === 'allow' && name === 'cookies') || undefined,
      refusesRest: cookie === 'deny',
      time: null,
    }
  },
  // !gtag=true!youtube=false!maps=wait: one answer for each service; wait is none.
  tarteaucitron: cookie => {
    const pairs = [...cookie.matchAll(/!([^!=]+)=(true|false)(?=!|$)/g)]
    return answersOf(Object.fromEntries(pairs.map(([, name, state]) => [name, state === 'true'])), null)
  },
}

/** Returns null where no name has an answer. */
function answersOf(fields: Readonly<Record<string, unknown>>, time: number | null): ForeignDecision | null {
  const answers = new Map(
    Object.entries(fields).filter((field): field is [string, boolean] => typeof field[1] === 'boolean'),
  )
  return answers.size > 0 ? { answer: name => answers.get(name), refusesRest: false, time } : null
}

/** Reads JSON, which cookies and Klaro's entry have percent-encoded. */
const fieldsOf = (text: string): Readonly<Record<string, unknown>> =>
  ownProperties(JSON.parse(text.startsWith('%') ? decodeURIComponent(text) : text)) ?? {}

function cookieNamed(name: string): string | undefined {
  try {
    return nativeDocument.cookie
      .split('; ')
      .find(cookie => cookie.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  } catch {
    return undefined // the getter throws in a sandboxed frame, which has no cookies
  }
}
