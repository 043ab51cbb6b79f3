import { isDictionary } from '../consent/is-dictionary'

type TcfApi = (command: string, version: number, callback: (data: unknown) => void, listener?: unknown) => void

/** What the page's TCF answers: the string of a choice, that it does not apply, or nothing yet. */
export type TcStringState = { tcString: string } | 'not applicable' | 'pending'

const tcfApi = (): TcfApi | undefined => (window as unknown as Record<string, TcfApi | undefined>)['__tcfapi']

/**
 * Follows the string of the page's `__tcfapi`, which the section of IAB Europe repeats. While a layer is visible, there is
 * no choice yet.
 * @param take called with each state; at once with `not applicable` on pages without TCF
 * @returns an unsubscribe function
 */
export function followTcString(take: (state: TcStringState) => void): () => void {
  let listener: unknown
  let isStopped = false
  take(tcfApi() ? 'pending' : 'not applicable')
  tcfApi()?.('addEventListener', 2, data => {
    if (!isDictionary(data) || isStopped) return
    listener = data.listenerId
    const { gdprApplies, tcString, eventStatus } = data
    if (gdprApplies !== true) take('not applicable')
    else
      take(typeof tcString === 'string' && tcString !== '' && eventStatus !== 'cmpuishown' ? { tcString } : 'pending')
  })
  return () => {
    isStopped = true
    if (listener !== undefined) tcfApi()?.('removeEventListener', 2, () => {}, listener)
  }
}
