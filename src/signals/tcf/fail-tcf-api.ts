import { answerVendor } from './answer-vendor'

const API = '__tcfapi'

/**
 * Replaces `__tcfapi` for a platform that cannot ask visitors: `ping` answers with the status `error`, and all other
 * commands fail at once (IAB, CMP API v2, "ping" and "CMP Status Codes").
 * @param waiting the calls that have no answer yet, which also fail now
 */
export function failTcfApi(waiting: readonly unknown[][]): void {
  const failed = (command?: unknown, _version?: unknown, callback?: unknown): void => {
    if (typeof callback !== 'function') return
    const isPing = command === 'ping'
    const answer = isPing ? { cmpLoaded: true, cmpStatus: 'error', displayStatus: 'hidden', apiVersion: '2' } : null
    answerVendor(() => callback(answer, isPing))
  }
  ;(window as unknown as Record<string, typeof failed>)[API] = failed
  for (const call of waiting) failed(...call)
}
