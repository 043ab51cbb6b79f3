import { listQueue } from '../loading/list-queue'
import type { Service, ServicePage } from '../service'

/** VWO's consent states. */
const states = { granted: 1, denied: 3 }

const consent = (page: ServicePage, state: number): void => {
  const vwo = listQueue(page, 'VWO') as ReturnType<typeof listQueue> & {
    init?: (state: number) => void
    consentState?: number
  }
  vwo.init ??= state => {
    vwo.consentState = state
  }
  vwo.init(state)
}

/** What VWO's script expects of the snippet; without hiding the page, because consent comes after the first paint. */
const snippet = (page: ServicePage) => {
  let isFinished = false
  return {
    finish: () => {
      isFinished = true
    },
    finished: () => isFinished,
    use_existing_jquery: () => false,
    library_tolerance: () => 2500,
    settings_tolerance: () => 2000,
    hide_element: () => '',
    hide_element_style: () => '{}',
    getVersion: () => 2.1,
    addScript: ({ src }: { src?: string }) => src && page.loadScript(src),
    load: (url: string) => page.loadScript(url),
  }
}

export const vwo: Service = {
  name: 'vwo',
  title: 'VWO',
  category: 'measurement',
  purpose: 'Shows variants of pages to different visitors and measures which works better.',
  company: { name: 'Wingify Software Pvt. Ltd.', country: 'IN' },
  privacyUrl: 'https://vwo.com/privacy-policy/',
  hosts: ['visualwebsiteoptimizer.com', 'vwo.com', 'wingify.com'],
  stores: [
    { name: '_vwo_uuid*', purpose: 'Recognizes visitors.', duration: 'P1Y' },
    { name: '_vwo_ds', purpose: 'Keeps data of the visit.', duration: 'P90D' },
    { name: '_vwo_sn', purpose: 'Keeps the state of the visit.', duration: 'PT30M' },
    { name: '_vwo_*', kinds: ['cookie', 'localStorage'], purpose: 'Keeps settings of the tests.', duration: 'P1Y' },
    { name: '_vis_opt_*', purpose: 'Shows visitors the same variants again.', duration: 'P100D' },
  ],
  loader: {
    id: {
      pattern: /^\d{4,9}$/,
      example: '123456',
      where: 'VWO, Settings, Account: the account ID',
    },
    start(id, page) {
      consent(page, states.granted)
      if (page.globals['_vwo_code'] === undefined) Object.assign(page.globals, { _vwo_code: snippet(page) })
      const address = encodeURIComponent((page.globals.document as Document).URL)
      page.loadScript(`https://dev.visualwebsiteoptimizer.com/j.php?a=${id}&u=${address}&vn=2.1`)
    },
    update: (granted, _id, page) => consent(page, granted ? states.granted : states.denied),
  },
}
