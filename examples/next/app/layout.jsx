import { ConsentBanner, ConsentProvider, PrivacySettingsDialog } from 'consent-elements/react'

export const metadata = { title: 'consent-elements with Next' }

// A server component: the provider and its children are rendered here, and run in the browser.
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <ConsentProvider options={{ mode: 'offline', categories: 'all' }}>
          <ConsentBanner />
          <PrivacySettingsDialog />
          {children}
        </ConsentProvider>
      </body>
    </html>
  )
}
