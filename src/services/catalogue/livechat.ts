import { callMethod } from '../loading/call-method'
import type { Service, ServicePage } from '../service'

/** LiveChat's object: keeps calls in `_q` as `[method, arguments]`, until its script has set the handler `_h`. */
function defineWidget({ globals }: ServicePage): void {
  const queue =
    (method: string) =>
    (...words: unknown[]) => {
      const handle: unknown = widget['_h']
      if (typeof handle === 'function') handle(method, words)
      else widget['_q'].push([method, words])
    }
  const widget = {
    _q: [] as unknown[],
    _h: null as unknown,
    _v: '2.0',
    on: queue('on'),
    once: queue('once'),
    off: queue('off'),
    call: queue('call'),
    get() {
      throw new Error('LiveChatWidget.get: the chat has not loaded yet')
    },
  }
  globals.LiveChatWidget ??= widget
}

export const livechat: Service = {
  name: 'livechat',
  title: 'LiveChat',
  category: 'functionality',
  purpose: 'Shows a chat with the site’s staff.',
  company: { name: 'Text, Inc.', country: 'US' },
  privacyUrl: 'https://www.livechat.com/legal/privacy-policy/',
  hosts: ['livechatinc.com', 'livechat.com', 'livechat-files.com', 'livechat-static.com'],
  stores: [
    {
      name: '__lc*',
      kinds: ['cookie', 'localStorage'],
      purpose: 'Recognizes visitors and conversations.',
      duration: 'P3Y',
    },
    { name: '__livechat*', purpose: 'Recognizes visitors and conversations.', duration: 'P3Y' },
    { name: '__oauth_redirect_detector', purpose: 'Keeps the conversation when the page changes.', duration: 'PT1M' },
    { name: '@@lc_*', kinds: ['localStorage'], purpose: 'Keeps the state of the chat.', duration: 'persistent' },
  ],
  loader: {
    id: {
      pattern: /^\d{5,10}$/,
      example: '12345678',
      where: 'LiveChat, Settings, Website widgets, Manual installation: the licence number',
    },
    start(id, page) {
      Object.assign(page.globals, {
        __lc: { license: Number(id), integration_name: 'manual_onboarding', product_name: 'livechat' },
      })
      defineWidget(page)
      page.loadScript('https://cdn.livechatinc.com/tracking.js')
    },
    update: (granted, _id, page) => void callMethod(page, 'LiveChatWidget.call', granted ? 'minimize' : 'hide'),
  },
}
