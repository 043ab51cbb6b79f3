import {
  ConsentBanner,
  ConsentProvider,
  PrivacySettingsDialog,
  useConsent,
  useConsentFor,
} from 'consent-elements/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

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
    <ConsentProvider options={{ mode: 'offline', categories: 'all' }}>
      <ConsentBanner />
      <PrivacySettingsDialog />
      <Shop />
    </ConsentProvider>
  </StrictMode>,
)
