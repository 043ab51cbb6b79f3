import { functionQueue } from '../loading/function-queue'
import { splitRegion } from '../loading/split-region'
import type { Service, ServicePage } from '../service'

const hosts: Record<string, string> = {
  us: 'https://api-iam.intercom.io',
  eu: 'https://api-iam.eu.intercom.io',
  au: 'https://api-iam.au.intercom.io',
}

const settings = (id: string) => {
  const { id: app, region } = splitRegion(id, 'us')
  return { api_base: hosts[region], app_id: app }
}

const messenger = (page: ServicePage) => functionQueue(page, 'Intercom')

export const intercom: Service = {
  name: 'intercom',
  title: 'Intercom',
  category: 'functionality',
  purpose: 'Shows a chat with the site’s staff.',
  company: { name: 'Intercom, Inc.', country: 'US' },
  privacyUrl: 'https://www.intercom.com/legal/privacy',
  hosts: ['intercom.io', 'intercomcdn.com', 'intercomcdn.eu', 'intercomassets.com'],
  stores: [
    { name: 'intercom-id-*', purpose: 'Recognizes visitors who have not signed in.', duration: 'P270D' },
    { name: 'intercom-session-*', purpose: 'Recognizes conversations of signed-in users.', duration: 'P7D' },
    { name: 'intercom-device-id-*', purpose: 'Recognizes the device.', duration: 'P270D' },
    { name: 'intercom.*', kinds: ['localStorage'], purpose: 'Keeps the state of the chat.', duration: 'persistent' },
  ],
  loader: {
    id: {
      pattern: /^[a-z0-9]{6,8}(@(us|eu|au))?$/,
      example: 'abc12345@eu',
      where: 'Intercom, Settings, Messenger, Install: the app_id; add "@eu" or "@au" for the data region',
    },
    start(id, page) {
      page.globals.intercomSettings = { ...page.options, ...settings(id) }
      messenger(page)('boot', page.globals.intercomSettings)
      page.loadScript(`https://widget.intercom.io/widget/${settings(id).app_id}`)
    },
    // `shutdown` closes the chat and deletes its cookies.
    update: (granted, _id, page) =>
      void (granted ? messenger(page)('boot', page.globals.intercomSettings) : messenger(page)('shutdown')),
  },
}
