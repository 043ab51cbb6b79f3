import { createHmac } from 'node:crypto'
import type { Webhook } from './webhook-table'

/** How long an address has for its answer, in milliseconds. */
const PATIENCE = 10_000

/** What came of a delivery. */
export interface Delivered {
  readonly isDone: boolean
  /** Whether the address has refused the message, so that it would refuse it again. */
  readonly isRefused: boolean
  /** Such as `status 500`; empty if it is done. */
  readonly reason: string
}

/**
 * Signs a message as Standard Webhooks writes it (https://www.standardwebhooks.com), so that receivers check it with a
 * library of theirs.
 */
function headersOf(secret: string, id: string, seconds: number, body: string): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': `${seconds}`,
    'webhook-signature': `v1,${signature}`,
  }
}

/**
 * Sends a message to an address, once. Redirects are not followed: the address is the one that somebody has allowed.
 * @param id the same for each repetition of the message
 */
export async function sendMessage(
  { url, secret }: Pick<Webhook, 'url' | 'secret'>,
  { id, type, data }: { id: string; type: string; data: unknown },
): Promise<Delivered> {
  const body = JSON.stringify({ type, timestamp: new Date().toISOString(), data })
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: headersOf(secret, id, Math.floor(Date.now() / 1000), body),
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
    await response.body?.cancel()
    const { ok, status } = response
    const isTemporary = status >= 500 || status === 408 || status === 425 || status === 429
    return { isDone: ok, isRefused: !ok && !isTemporary, reason: ok ? '' : `status ${status}` }
  } catch (error) {
    const { name, cause, message } = error as Error & { cause?: { code?: unknown } }
    const reason = name === 'TimeoutError' ? 'no answer' : String(cause?.code ?? message)
    return { isDone: false, isRefused: false, reason: reason.slice(0, 200) }
  }
}
