import { consentFromForm } from 'consent-elements/server'

/** Where the banner's buttons post, for visitors without JavaScript. */
export default defineEventHandler(async event => {
  // Behind https leave `secure` out.
  const decision = consentFromForm(await readBody(event), { secure: false })
  if (decision?.setCookie) setHeader(event, 'set-cookie', decision.setCookie)
  return sendRedirect(event, '/', 303)
})
