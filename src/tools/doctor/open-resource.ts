import type { CDPSession, Protocol } from 'puppeteer-core'
import { LARGEST_TEXT } from './largest-text'
import type { Resource } from './page-facts'

/**
 * Opens a file as a page of its own. It is slower than fetching, but the policy and the origin of another page do not
 * matter.
 */
export async function openResource(session: CDPSession, url: string): Promise<Resource> {
  let response: Protocol.Network.ResponseReceivedEvent | null = null
  const keep = (event: Protocol.Network.ResponseReceivedEvent) => {
    if (event.type === 'Document') response ??= event
  }
  session.on('Network.responseReceived', keep)
  const nothing = { url, status: null, type: '', text: '' }
  try {
    const loaded = new Promise<void>(resolve => {
      session.once('Page.loadEventFired', () => resolve())
      setTimeout(resolve, 5000).unref()
    })
    const { errorText } = await session.send('Page.navigate', { url })
    if (errorText) return nothing
    await loaded
    const opened = response as Protocol.Network.ResponseReceivedEvent | null
    if (opened === null) return nothing
    const { requestId } = opened
    const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId })
    const text = base64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body
    return { url, status: opened.response.status, type: opened.response.mimeType, text: text.slice(0, LARGEST_TEXT) }
  } catch {
    return nothing
  } finally {
    session.off('Network.responseReceived', keep)
  }
}
