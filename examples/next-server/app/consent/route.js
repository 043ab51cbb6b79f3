import { consentFromRequest, isSameOriginRequest } from 'consent-elements/server'

/** Receives the forms of the banner's buttons, for visitors without JavaScript. */
export async function POST(request) {
  if (!isSameOriginRequest(request)) return new Response(null, { status: 403 })
  // Omit `secure` on https.
  const decision = await consentFromRequest(request, { secure: false })
  const headers = new Headers({ location: '/' })
  if (decision?.setCookie) headers.set('set-cookie', decision.setCookie)
  return new Response(null, { status: 303, headers })
}
