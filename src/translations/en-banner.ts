/** The English texts of the banner, apart from the others because most visitors need only these. */
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
      'If you agree, we and {partners} use cookies and similar tools to {purposes}. Change this any time. See this site’s Privacy Settings.',
    optOut:
      'We and {partners} use cookies and similar technologies to {purposes}. You can turn this off now or at any time.',
    partners: 'our partners',
    purposes: {
      functionality: 'add extra features',
      measurement: 'count visits',
      recordings: 'count and record visits',
      experience: 'show videos and maps',
      marketing: 'personalize ads',
    },
    list: { pair: '{first} and {last}', middle: '{first}, {last}', end: '{first}, and {last}' },
  },
}
