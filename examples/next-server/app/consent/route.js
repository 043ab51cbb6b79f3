import { consentFromForm } from 'consent-elements/server'

/** Where the banner's buttons post, for visitors without JavaScript. */
export async function POST(request) {
  // Behind https leave `secure` out.
  const decision = consentFromForm(await request.formData(), { secure: false })
  const headers = new Headers({ location: '/' })
  if (decision?.setCookie) headers.set('set-cookie', decision.setCookie)
  return new Response(null, { status: 303, headers })
}
