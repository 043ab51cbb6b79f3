import { useCallback, type ReactNode } from 'react'
import { bannerStyles } from '../views/consent-banner/banner-styles'
import { paintBanner } from '../views/consent-banner/paint-banner'
import { useConsentStore } from '../views/consent-context'
import { privacySettingsDialogStyles } from '../views/privacy-settings-dialog/dialog-styles'
import { PrivacySettingsDialog as DialogView } from '../views/privacy-settings-dialog/PrivacySettingsDialog'
import { PrivacySettingsWidget as WidgetView } from '../views/privacy-settings-dialog/PrivacySettingsWidget'
import { widgetStyles } from '../views/privacy-settings-dialog/widget-styles'
import { ShadowView } from './ShadowView'

interface BannerProps {
  /** Where it lies: in a corner (`bottom-start` unless given), along the lower edge, or in the middle. */
  layout?: 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'bar' | 'center'
  /** The site's own text and link, in elements with `slot="description"` and `slot="policy-link"`. */
  children?: ReactNode
}

/** The banner. @throws Error outside a ConsentProvider */
export function ConsentBanner({ layout, children }: BannerProps) {
  const store = useConsentStore()
  const paint = useCallback((root: ShadowRoot) => paintBanner(root, store), [store])
  return <ShadowView styles={bannerStyles} paint={paint} layout={layout} slotted={children} />
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
