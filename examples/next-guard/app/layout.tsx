import { ConsentHead } from 'consent-elements/next-head'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'

export const metadata = { title: 'consent-elements with Next and its guard' }

// The head depends on the request, so Next must not prerender the page's shell.
export const instant = false

export default async function Layout({ children }: { children: ReactNode }) {
  const request = await headers()
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <ConsentHead
          nonce={request.get('x-nonce')}
          cookie={request.get('cookie')}
          options={{ mode: 'offline', categories: 'all' }}
        />
      </head>
      <body>{children}</body>
    </html>
  )
}
