import { ConsentHead } from 'consent-elements/next-head'
import { headers } from 'next/headers'

export const metadata = { title: 'consent-elements with Next and its guard' }

export default async function Layout({ children }) {
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
