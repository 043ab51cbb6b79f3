import { PrivacySettingsDialog } from 'consent-elements/react'

/** The settings in the site's own layout. */
export const OwnSettings = () => (
  <PrivacySettingsDialog.Root className="own-settings">
    <PrivacySettingsDialog.CloseButton />
    <PrivacySettingsDialog.Title />
    <PrivacySettingsDialog.Description />
    <PrivacySettingsDialog.SignalNote />
    <PrivacySettingsDialog.Categories className="categories">
      <PrivacySettingsDialog.Category className="category">
        <PrivacySettingsDialog.CategoryTitle />
        <PrivacySettingsDialog.CategorySwitch className="switch" />
        <PrivacySettingsDialog.CategoryNote />
        <PrivacySettingsDialog.CategoryDescription />
      </PrivacySettingsDialog.Category>
    </PrivacySettingsDialog.Categories>
    <PrivacySettingsDialog.RejectButton />
    <PrivacySettingsDialog.AcceptButton />
    <PrivacySettingsDialog.SaveButton />
  </PrivacySettingsDialog.Root>
)
