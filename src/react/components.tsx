import { useCallback } from 'react'
import { bannerStyles } from '../views/consent-banner/banner-styles'
import { paintBanner } from '../views/consent-banner/paint-banner'
import { useConsentStore } from '../views/consent-context'
import { privacySettingsDialogStyles } from '../views/privacy-settings-dialog/dialog-styles'
import { PrivacySettingsDialog as DialogView } from '../views/privacy-settings-dialog/PrivacySettingsDialog'
import { PrivacySettingsWidget as WidgetView } from '../views/privacy-settings-dialog/PrivacySettingsWidget'
import { widgetStyles } from '../views/privacy-settings-dialog/widget-styles'
import { ShadowView } from './ShadowView'

/** The banner. @throws Error outside a ConsentProvider */
export function ConsentBanner() {
  const store = useConsentStore()
  const paint = useCallback((root: ShadowRoot) => paintBanner(root, store), [store])
  return <ShadowView styles={bannerStyles} paint={paint} />
}

/** The settings in front of the page. @throws Error outside a ConsentProvider */
export function PrivacySettingsDialog() {
  useConsentStore()
  return (
    <ShadowView styles={privacySettingsDialogStyles}>
      <DialogView />
    </ShadowView>
  )
}

/** The settings as a part of the page. @throws Error outside a ConsentProvider */
export function PrivacySettingsWidget() {
  useConsentStore()
  return (
    <ShadowView styles={widgetStyles}>
      <WidgetView />
    </ShadowView>
  )
}
