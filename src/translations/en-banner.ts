/** What the banner says in English: of the texts those that a visitor sees first. */
export const enBanner = {
  common: {
    acceptAll: 'Accept All',
    rejectAll: 'Reject All',
    customize: 'Customize',
    save: 'Save Settings',
    close: 'Close',
    alwaysActive: 'Always active',
    privacyPolicy: 'Privacy policy',
    saved: 'Your settings have been saved.',
    doNotSell: 'Do Not Sell or Share My Personal Information',
    new: 'New',
    download: 'Download my choices',
  },
  cookieBanner: {
    title: 'We value your privacy',
    description:
      'We and our partners store information on your device for the purposes you allow. Choose what that may be; you can change your mind at any time.',
  },
}
