import type { CDPSession } from 'puppeteer-core'
import { LARGEST_TEXT } from './largest-text'
import type { Resource } from './page-facts'

const readStream = async (session: CDPSession, handle: string): Promise<string> => {
  const parts: Buffer[] = []
  for (let size = 0; size < LARGEST_TEXT;) {
    const { data, base64Encoded, eof } = await session.send('IO.read', { handle, size: 1 << 20 })
    const part = Buffer.from(data, base64Encoded ? 'base64' : 'utf8')
    parts.push(part)
    size += part.length
    if (eof) break
  }
  await session.send('IO.close', { handle })
  return Buffer.concat(parts).toString('utf8')
}

/**
 * Fetches a file with the browser, so that it gets what visitors get. The page's Content-Security-Policy does not apply.
 * @param frameId the page
 */
export async function fetchResource(session: CDPSession, frameId: string, url: string): Promise<Resource> {
  try {
    const { resource } = await session.send('Network.loadNetworkResource', {
      frameId,
      url,
      options: { disableCache: true, includeCredentials: true },
    })
    const headers = Object.entries(resource.headers ?? {})
    const type = headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
    const text = resource.stream === undefined ? '' : await readStream(session, resource.stream)
    return { url, status: resource.httpStatusCode ?? null, type: `${type}`, text }
  } catch {
    return { url, status: null, type: '', text: '' }
  }
}
