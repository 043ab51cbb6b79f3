import { consentFromRequest, isSameOriginRequest } from 'consent-elements/server'

/** Receives the forms of the banner's buttons, for visitors without JavaScript. */
export default defineEventHandler(async event => {
  const request = event.node.req
  if (!isSameOriginRequest(request)) throw createError({ statusCode: 403 })
  // Omit `secure` on https.
  const decision = await consentFromRequest(request, { secure: false })
  if (decision?.setCookie) setHeader(event, 'set-cookie', decision.setCookie)
  return sendRedirect(event, '/', 303)
})
