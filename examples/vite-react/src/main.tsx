import { ConsentProvider, useConsent, useConsentFor } from 'consent-elements/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './own.css'
import { OwnBanner } from './OwnBanner'
import { OwnSettings } from './OwnSettings'

function Shop() {
  const { openSettings } = useConsent()
  const counted = useConsentFor('measurement')
  return (
    <main>
      <h1>A shop in React</h1>
      <p id="counted">This visit is {counted ? 'counted' : 'not counted'}.</p>
      <button type="button" onClick={openSettings}>
        Privacy settings
      </button>
    </main>
  )
}

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <ConsentProvider options={{ mode: 'offline', categories: 'all', policyUrl: '/privacy' }}>
      <OwnBanner />
      <OwnSettings />
      <Shop />
    </ConsentProvider>
  </StrictMode>,
)
