import { callMethod } from '../loading/call-method'
import { loadScriptThen } from '../loading/load-script-then'
import type { Service } from '../service'

export const marketo: Service = {
  name: 'marketo',
  title: 'Adobe Marketo Engage (Munchkin)',
  category: 'marketing',
  purpose: 'Recognizes visitors and links their visits with e-mails and forms.',
  company: { name: 'Adobe Inc.', country: 'US' },
  privacyUrl: 'https://www.adobe.com/privacy/policy.html',
  hosts: ['munchkin.marketo.net', 'mktoresp.com', 'mktoutil.com'],
  stores: [
    { name: '_mkto_trk', purpose: 'Recognizes visitors and links them with e-mails.', duration: 'P2Y' },
    { name: 'mkto_opt_out', purpose: 'Stores that measurement is refused.', duration: 'P2Y' },
  ],
  loader: {
    id: {
      pattern: /^\d{3}-[A-Z]{3}-\d{3}$/,
      example: '123-ABC-456',
      where: 'Marketo, Admin, Munchkin: the Munchkin account ID',
    },
    start(id, page) {
      loadScriptThen(page, 'https://munchkin.marketo.net/munchkin.js', () => callMethod(page, 'Munchkin.init', id))
    },
  },
}
