import type { Call } from './call'
import { deviceClass } from './device-class'
import { placeOf } from './place-of'
import type { VisitorPlace } from './visitor-place'

/** What the headers of a decision say. */
export interface DecisionHeaders {
  readonly place: VisitorPlace
  /** The first language of Accept-Language, without its region; null if there is none. */
  readonly language: string | null
  readonly device: string
}

const languageOf = (header: string | undefined): string | null => {
  const [first = ''] = (header ?? '').split(/[,;-]/)
  return /^[a-z]{2,3}$/i.test(first.trim()) ? first.trim().toLowerCase() : null
}

/** Reads the headers of a decision. */
export const decisionHeaders = (c: Call): DecisionHeaders => ({
  place: placeOf(c),
  language: languageOf(c.req.header('accept-language')),
  device: deviceClass(c.req.header('user-agent'), c.req.header('sec-ch-ua-mobile')),
})
