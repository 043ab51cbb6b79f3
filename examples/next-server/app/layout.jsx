import {
  ConsentProvider,
  PrivacySettingsDialogAcceptButton,
  PrivacySettingsDialogCategories,
  PrivacySettingsDialogCategory,
  PrivacySettingsDialogCategorySwitch,
  PrivacySettingsDialogCategoryTitle,
  PrivacySettingsDialogRejectButton,
  PrivacySettingsDialogRoot,
  PrivacySettingsDialogSaveButton,
  PrivacySettingsDialogTitle,
} from 'consent-elements/react'
import { bannerHtml, readConsent } from 'consent-elements/server'
import { headers } from 'next/headers'
import { options } from './options'
import { Tags } from './tags'

export const metadata = { title: 'consent-elements with Next, on its server' }

// A server component: what the request says of the visitor is in the page from its first byte.
export default async function Layout({ children }) {
  const request = await headers()
  const cookie = request.get('cookie')
  const signals = { globalPrivacyControl: request.get('sec-gpc') === '1', doNotTrack: request.get('dnt') === '1' }
  const banner = await bannerHtml({
    options,
    slots: { description: 'We count visits if you let us. You can change your mind at any time.' },
    cookie,
    acceptLanguage: request.get('accept-language'),
    action: '/consent',
  })
  return (
    <html lang="en">
      <body>
        {/* React must not compare what the browser has made of the template. */}
        <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: banner }} />
        <ConsentProvider options={options} consent={readConsent(cookie)} signals={signals}>
          <Tags />
          <PrivacySettingsDialogRoot>
            <PrivacySettingsDialogTitle />
            <PrivacySettingsDialogCategories>
              <PrivacySettingsDialogCategory>
                <PrivacySettingsDialogCategoryTitle />
                <PrivacySettingsDialogCategorySwitch>on or off</PrivacySettingsDialogCategorySwitch>
              </PrivacySettingsDialogCategory>
            </PrivacySettingsDialogCategories>
            <PrivacySettingsDialogRejectButton />
            <PrivacySettingsDialogAcceptButton />
            <PrivacySettingsDialogSaveButton />
          </PrivacySettingsDialogRoot>
          {children}
        </ConsentProvider>
      </body>
    </html>
  )
}
