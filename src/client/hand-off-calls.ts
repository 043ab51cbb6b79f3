import { handOffShape } from '../consent/hand-off-text'
import { parseJson, toJson } from '../consent/json'
import { ownProperties } from '../consent/own-properties'
import { fromPage } from './from-page'

/** A page that leaves waits no longer for its server, in milliseconds. */
const TIMEOUT_MS = 1000

/**
 * Calls the consent server about a hand-off. Without cookies, and without the address of the page, which may have the token.
 * @param signal ends the call
 * @returns what the server answers; null if it refuses or fails
 */
async function call(
  backendUrl: string,
  path: 'issue' | 'accept',
  body: object,
  signal?: AbortSignal,
): Promise<Record<string, unknown> | null> {
  try {
    const response = await fetch(`${fromPage(backendUrl)}/hand-off/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: toJson(body),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      ...(signal && { signal }),
    })
    return response.ok ? ownProperties(parseJson(await response.text())) : null
  } catch {
    return null
  }
}

/**
 * Has the server sign a decision for a sister site.
 * @param recordId the id of the decision
 * @param to the host of the sister site
 * @returns the token; null if there is none
 */
export async function issueHandOff(backendUrl: string, recordId: string, to: string): Promise<string | null> {
  const answer = await call(backendUrl, 'issue', { recordId, to }, AbortSignal.timeout(TIMEOUT_MS))
  const token = answer?.token
  return typeof token === 'string' && handOffShape.test(token) ? token : null
}

/**
 * Has the server read a token.
 * @returns the site of the decision, and the categories that it grants; null if the token is not valid
 */
export async function acceptHandOff(
  backendUrl: string,
  token: string,
): Promise<{ from: string; granted: readonly unknown[] } | null> {
  const answer = await call(backendUrl, 'accept', { token })
  return typeof answer?.from === 'string' && Array.isArray(answer.granted)
    ? { from: answer.from, granted: answer.granted }
    : null
}
