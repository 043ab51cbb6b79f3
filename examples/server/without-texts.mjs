/**
 * Removes the backend's own texts from its answers. They would replace those of the banner, which name the purposes.
 * Write texts of yours into the option `translations` of the banner.
 *
 * @param {Response} response
 * @returns {Promise<Response>}
 */
export async function withoutTexts(response) {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response
  const text = await response.text()
  const answer = JSON.parse(text)
  const isInit = typeof answer?.jurisdiction === 'string' && 'translations' in answer
  const { translations: _, ...rest } = isInit ? answer : {}
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(isInit ? JSON.stringify(rest) : text, { status: response.status, headers })
}
