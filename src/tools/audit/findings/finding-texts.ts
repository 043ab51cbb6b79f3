import type { FindingId } from '../audit-report'

/** `error` for findings about requests and storage, `warning` for those about the look of the banner. */
export type Severity = 'error' | 'warning'

/** For each finding: severity, title, and what the site's owner can change. */
export const findingTexts: Record<FindingId, { severity: Severity; title: string; suggestion: string }> = {
  'tracker-before-consent': {
    severity: 'error',
    title: 'A tracker was contacted before a choice',
    suggestion: 'Load the tag only after consent: put the guard first in <head>, or gate the tag with data-consent.',
  },
  'tracker-after-rejection': {
    severity: 'error',
    title: 'A tracker was contacted after rejection',
    suggestion: 'Find the initiator. It does not read the visitor’s choice: gate it, or let the guard block its host.',
  },
  'tracker-after-withdrawal': {
    severity: 'error',
    title: 'A tracker was contacted after withdrawal',
    suggestion: 'Reload the page on withdrawal, and check that the tag reads the stored choice on every page.',
  },
  'storage-before-consent': {
    severity: 'error',
    title: 'A tracker stored data before a choice',
    suggestion: 'Stop the script or response that sets it until the visitor consents.',
  },
  'storage-after-rejection': {
    severity: 'error',
    title: 'A tracker’s data is stored after rejection',
    suggestion: 'Stop what sets it, and delete it on rejection.',
  },
  'storage-after-withdrawal': {
    severity: 'warning',
    title: 'A tracker’s data is still stored after withdrawal',
    suggestion: 'Delete the cookies and storage of a category when its consent is withdrawn.',
  },
  'no-reject-button': {
    severity: 'warning',
    title: 'No control to reject was found on the banner’s first layer',
    suggestion: 'Offer rejection on the same layer as acceptance.',
  },
  'unequal-prominence': {
    severity: 'warning',
    title: 'The control to reject is less prominent than the control to accept',
    suggestion: 'Give both controls the same size, font and contrast.',
  },
  'preticked-switch': {
    severity: 'warning',
    title: 'Switches are on before the visitor touched them',
    suggestion: 'Leave the switches of optional purposes off.',
  },
  'no-way-to-change': {
    severity: 'warning',
    title: 'No control to change the choice was found',
    suggestion: 'Add a permanent link or button that opens the settings, for example in the footer.',
  },
  'consent-mode-order': {
    severity: 'error',
    title: 'Consent mode commands are in the wrong order',
    suggestion: 'Send gtag(“consent”, “default”, …) before every other command and before the tag’s script.',
  },
  'gpc-ignored': {
    severity: 'error',
    title: 'Advertising trackers were contacted despite Global Privacy Control',
    suggestion: 'Read navigator.globalPrivacyControl or the header Sec-GPC, and treat it as a rejection of marketing.',
  },
  'could-not-answer': {
    severity: 'warning',
    title: 'The choice could not be made',
    suggestion: 'Check this state by hand. A button with a clear text, or an autoconsent rule, makes it automatic.',
  },
}
