/**
 * Removes the backend's own texts from its response to `GET /init`. They would replace those of the banner, which name
 * the purposes. Owners write texts of their own into the option `translations` of the banner.
 */
export async function withoutTexts(response: Response): Promise<Response> {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response
  const text = await response.text()
  const answer = JSON.parse(text) as Record<string, unknown> | null
  const isInit = typeof answer?.jurisdiction === 'string' && 'translations' in answer
  const { translations: _, ...rest } = isInit ? answer : {}
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(isInit ? JSON.stringify(rest) : text, { status: response.status, headers })
}
