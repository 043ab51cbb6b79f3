// Each part as an export of its own. Next's server components see the exports of a client module, but not their
// properties, so `ConsentBanner.Root` does not work there.
import { bannerParts } from './parts/banner-parts'
import { dialogParts, widgetParts } from './parts/settings-parts'

/** The parts of `ConsentBanner`, each as an export of its own. */
export const {
  Root: ConsentBannerRoot,
  Title: ConsentBannerTitle,
  Description: ConsentBannerDescription,
  PolicyLink: ConsentBannerPolicyLink,
  AcceptButton: ConsentBannerAcceptButton,
  RejectButton: ConsentBannerRejectButton,
  CustomizeButton: ConsentBannerCustomizeButton,
  Overlay: ConsentBannerOverlay,
} = bannerParts

/** The parts of `PrivacySettingsDialog`, each as an export of its own. */
export const {
  Root: PrivacySettingsDialogRoot,
  Title: PrivacySettingsDialogTitle,
  Description: PrivacySettingsDialogDescription,
  PolicyLink: PrivacySettingsDialogPolicyLink,
  AcceptButton: PrivacySettingsDialogAcceptButton,
  RejectButton: PrivacySettingsDialogRejectButton,
  Categories: PrivacySettingsDialogCategories,
  Category: PrivacySettingsDialogCategory,
  CategoryTitle: PrivacySettingsDialogCategoryTitle,
  CategoryDescription: PrivacySettingsDialogCategoryDescription,
  CategoryNote: PrivacySettingsDialogCategoryNote,
  CategoryServices: PrivacySettingsDialogCategoryServices,
  CategorySwitch: PrivacySettingsDialogCategorySwitch,
  SignalNote: PrivacySettingsDialogSignalNote,
  SaveButton: PrivacySettingsDialogSaveButton,
  DownloadButton: PrivacySettingsDialogDownloadButton,
  CloseButton: PrivacySettingsDialogCloseButton,
  Overlay: PrivacySettingsDialogOverlay,
} = dialogParts

/** The parts of `PrivacySettingsWidget`, each as an export of its own. */
export const {
  Root: PrivacySettingsWidgetRoot,
  Title: PrivacySettingsWidgetTitle,
  Description: PrivacySettingsWidgetDescription,
  PolicyLink: PrivacySettingsWidgetPolicyLink,
  AcceptButton: PrivacySettingsWidgetAcceptButton,
  RejectButton: PrivacySettingsWidgetRejectButton,
  Categories: PrivacySettingsWidgetCategories,
  Category: PrivacySettingsWidgetCategory,
  CategoryTitle: PrivacySettingsWidgetCategoryTitle,
  CategoryDescription: PrivacySettingsWidgetCategoryDescription,
  CategoryNote: PrivacySettingsWidgetCategoryNote,
  CategoryServices: PrivacySettingsWidgetCategoryServices,
  CategorySwitch: PrivacySettingsWidgetCategorySwitch,
  SignalNote: PrivacySettingsWidgetSignalNote,
  SaveButton: PrivacySettingsWidgetSaveButton,
  DownloadButton: PrivacySettingsWidgetDownloadButton,
} = widgetParts
