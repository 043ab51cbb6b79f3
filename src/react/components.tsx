import { useCallback, useEffect, type ReactNode } from 'react'
import { bannerStyles } from '../views/consent-banner/banner-styles'
import type { Layout } from '../views/consent-banner/layouts'
import { ownFileLayout } from '../views/consent-banner/own-file-layout'
import { paintBanner } from '../views/consent-banner/paint-banner'
import { slotNames } from '../views/consent-banner/slot-names'
import { ConsentContext } from '../views/consent-context'
import { privacySettingsDialogStyles } from '../views/privacy-settings-dialog/dialog-styles'
import { PrivacySettingsDialog as DialogView } from '../views/privacy-settings-dialog/PrivacySettingsDialog'
import { PrivacySettingsWidget as WidgetView } from '../views/privacy-settings-dialog/PrivacySettingsWidget'
import { widgetStyles } from '../views/privacy-settings-dialog/widget-styles'
import { warn } from './warn'
import { bannerParts } from './parts/banner-parts'
import { dialogParts, widgetParts } from './parts/settings-parts'
import { ShadowView } from './ShadowView'
import { useRunningStore } from './use-running-store'

interface BannerProps {
  /**
   * The position: in a corner (default `bottom-start`), along the bottom edge, in the center, as a sheet on phones, or as a
   * block at its place in the page.
   */
  layout?: Layout
  /** The site's own text and link, in elements with `slot="description"` and `slot="policy-link"`. */
  children?: ReactNode
}

function warnOnUnknownSlots({ children }: HTMLElement): void {
  for (const { slot } of children)
    if (!(slotNames as readonly string[]).includes(slot))
      warn(`A child of <ConsentBanner> has the slot "${slot}"; allowed are ${slotNames.join(', ')}`)
}

function Banner({ layout, children }: BannerProps) {
  const store = useRunningStore()
  const ownFile = ownFileLayout(layout)
  const paint = useCallback(
    (root: ShadowRoot) => (store ? paintBanner(root, store, ownFile, warn) : () => {}),
    [store, ownFile],
  )
  return (
    <ShadowView
      styles={bannerStyles}
      paint={paint}
      layout={layout}
      isLayer
      slotted={children}
      validateSlots={warnOnUnknownSlots}
    />
  )
}

/** Renders one of our views in a shadow root, with the running manager's own store. */
function View({ styles, layout, children }: { styles: string; layout?: string; children: ReactNode }) {
  const store = useRunningStore()
  return (
    <ShadowView styles={styles} layout={layout} isLayer>
      {store && <ConsentContext.Provider value={store}>{children}</ConsentContext.Provider>}
    </ShadowView>
  )
}

interface DialogProps {
  /** `wide` shows two columns of categories in windows from 1280 pixels on. */
  layout?: 'wide'
}

function Dialog({ layout }: DialogProps) {
  const unknownLayout = layout === undefined || layout === 'wide' ? null : JSON.stringify(layout)
  useEffect(() => {
    if (unknownLayout) warn(`<PrivacySettingsDialog layout> is ${unknownLayout}; the only allowed value is wide`)
  }, [unknownLayout])
  return (
    <View styles={privacySettingsDialogStyles} layout={layout}>
      <DialogView />
    </View>
  )
}

const Widget = () => (
  <View styles={widgetStyles}>
    <WidgetView />
  </View>
)

/**
 * The banner. Its parts, such as `ConsentBanner.Root`, render it in the site's own layout.
 * @throws Error outside a ConsentProvider
 */
export const ConsentBanner = /* @__PURE__ */ Object.assign(Banner, bannerParts)

/**
 * The settings in a modal dialog, and their parts.
 * @throws Error outside a ConsentProvider
 */
export const PrivacySettingsDialog = /* @__PURE__ */ Object.assign(Dialog, dialogParts)

/**
 * The settings within the page, and their parts.
 * @throws Error outside a ConsentProvider
 */
export const PrivacySettingsWidget = /* @__PURE__ */ Object.assign(Widget, widgetParts)
