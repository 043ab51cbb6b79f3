import { consentFromRequest, isSameOriginRequest } from 'consent-elements/server'

/** Where the banner's buttons post, for visitors without JavaScript. */
export default defineEventHandler(async event => {
  const request = event.node.req
  if (!isSameOriginRequest(request)) throw createError({ statusCode: 403 })
  // Behind https leave `secure` out.
  const decision = await consentFromRequest(request, { secure: false })
  if (decision?.setCookie) setHeader(event, 'set-cookie', decision.setCookie)
  return sendRedirect(event, '/', 303)
})
