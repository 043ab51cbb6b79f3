import type { Observation } from '../observation'
import type { PageFacts } from '../page-facts'
import type { MarkupElement } from '../parse-markup'

const encodingBytes = 1024

const metasOf = ({ elements }: PageFacts): MarkupElement[] => elements.filter(({ name }) => name === 'meta')

/** Finds pages whose encoding browsers have to guess. */
export function findLateCharset(page: PageFacts): Observation[] {
  const { headers, source } = page
  const charset = metasOf(page).find(
    ({ attributes }) => 'charset' in attributes || /^content-type$/i.test(attributes['http-equiv'] ?? ''),
  )
  const isKnown = /charset=/i.test(headers['content-type'] ?? '') || source.startsWith('\uFEFF')
  const end = charset ? Buffer.byteLength(source.slice(0, charset.offset + charset.tag.length)) : Infinity
  if (isKnown || end <= encodingBytes) return []
  return [
    {
      line: charset?.line ?? null,
      seen: charset
        ? `${charset.tag} ends at byte ${end}, behind the first ${encodingBytes}.`
        : 'Neither the page nor the server names the encoding.',
      fix: 'Put this first in <head>, in front of the guard:',
      paste: '<meta charset="utf-8" />',
    },
  ]
}

/** Finds pages without a viewport. */
export const findMissingViewport = (page: PageFacts): Observation[] =>
  metasOf(page).some(({ attributes }) => attributes.name?.toLowerCase() === 'viewport')
    ? []
    : [
        {
          seen: 'The page has no <meta name="viewport">.',
          fix: 'Put this into <head>:',
          paste: '<meta name="viewport" content="width=device-width, initial-scale=1" />',
        },
      ]
