import { createFinding } from '../create-finding'
import type { Finding } from '../doctor-report'
import type { PageFacts } from '../page-facts'

const encodingBytes = 1024

/** Finds pages whose encoding browsers have to guess, and pages without a viewport. */
export function checkMeta(page: PageFacts): Finding[] {
  const { elements, headers, source } = page
  const found: Finding[] = []
  const metas = elements.filter(({ name }) => name === 'meta')
  const charset = metas.find(
    ({ attributes }) => 'charset' in attributes || /^content-type$/i.test(attributes['http-equiv'] ?? ''),
  )
  const isKnown = /charset=/i.test(headers['content-type'] ?? '') || source.startsWith('\uFEFF')
  const end = charset ? Buffer.byteLength(source.slice(0, charset.offset + charset.tag.length)) : Infinity
  if (!isKnown && end > encodingBytes)
    found.push(
      createFinding(page, 'late-charset', {
        line: charset?.line ?? null,
        seen: charset
          ? `${charset.tag} ends at byte ${end}, behind the first ${encodingBytes}.`
          : 'Neither the page nor the server names the encoding.',
        fix: 'Put this first in <head>, in front of the guard:',
        paste: '<meta charset="utf-8" />',
      }),
    )
  if (!metas.some(({ attributes }) => attributes.name?.toLowerCase() === 'viewport'))
    found.push(
      createFinding(page, 'missing-viewport', {
        seen: 'The page has no <meta name="viewport">.',
        fix: 'Put this into <head>:',
        paste: '<meta name="viewport" content="width=device-width, initial-scale=1" />',
      }),
    )
  return found
}
