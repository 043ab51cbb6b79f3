import type { AuditAnswer } from '../audit-facts'
import type { Visit } from '../browser/visit'
import type { AuditData } from '../load-data'
import { answerByApi } from './answer-by-api'
import { answerByAutoconsent } from './answer-by-autoconsent'
import { answerByButtons } from './answer-by-buttons'

/** A choice, and the time right before the first click, in milliseconds since 1970. */
export interface Choice {
  answer: AuditAnswer
  at: number
}

/** Makes a choice on the open page: through our API, by autoconsent's rules, or by the texts of its buttons. */
export async function answerBanner(visit: Visit, data: AuditData, choice: 'accept' | 'reject'): Promise<Choice> {
  let at = Date.now()
  const noted = (method: AuditAnswer['method'], detail: string): Choice => {
    return { answer: { answered: method !== null, method, detail }, at }
  }
  if (await answerByApi(visit, choice)) return noted('api', `consentManager.${choice}All()`)
  let isChosen = false
  const onChoice = () => {
    if (!isChosen) at = Date.now()
    isChosen = true
  }
  const rule = await answerByAutoconsent(visit, choice, onChoice)
  if (rule !== null) return noted('autoconsent', `autoconsent’s rule ${rule}`)
  const buttons = await answerByButtons(visit, data, choice, onChoice)
  if (buttons !== null) return noted('buttons', `clicked ${buttons}`)
  return noted(null, `No way to ${choice} was found.`)
}
