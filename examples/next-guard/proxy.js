import { NextResponse } from 'next/server'

// React uses eval() in development.
const forDevelopment = process.env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''

/** Creates a nonce for each request. Next adds it to its own scripts. */
export function proxy(request) {
  const nonce = btoa(crypto.randomUUID())
  const policy = `script-src 'nonce-${nonce}' 'strict-dynamic'${forDevelopment}; object-src 'none'; base-uri 'none'`
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}

export const config = { matcher: '/((?!_next/|consent-elements-).*)' }
