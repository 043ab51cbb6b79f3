/** How long after the page's start a decision expires that is about to, in milliseconds. */
const EXPIRES_AFTER = 2500

const record = (granted, more = '') => `JSON.stringify({
  consents: { necessary: true, ${['functionality', 'measurement', 'experience', 'marketing'].map(name => `${name}: ${granted}`).join(', ')} },
  consentInfo: { time: Date.now(), type: '${granted ? 'all' : 'necessary'}' } ${more} })`
const store = text => `localStorage.setItem('privacy-consent-storage', ${text})`

/** Runs in the page. @param {(phase: string) => void} run makes the requests of all channels */
function follow(run, delay) {
  /** The whole guard has arrived when its file has been read, and a task has passed. */
  const hasArrived = () =>
    performance
      .getEntriesByType('resource')
      .some(({ name, responseEnd }) => name.endsWith('/guard-whole.js') && responseEnd > 0)
  let isStarted = false
  window.startTimeline = phase => {
    if (isStarted) return
    isStarted = true
    if (phase) run(phase)
    setTimeout(run, delay / 2, 'half')
    const started = Date.now()
    const end = () => {
      if (!hasArrived() && Date.now() < started + delay + 10_000) return setTimeout(end, 100)
      setTimeout(() => {
        run('after')
        setTimeout(() => (window.isTimelineOver = true), 300)
      }, 700)
    }
    setTimeout(end, delay)
  }
}

const isLoad = situation => situation === 'load' || situation === 'cold'

/** What starts the time in which the whole guard is missing. Each runs in the page, once the manager serves it. */
const starts = {
  load: `startTimeline()`,
  cold: `startTimeline()`,
  code: `whenServed(() => { consentManager.rejectAll(); startTimeline('start') })`,
  tab: `whenServed(() => { isServed = true })
  addEventListener('storage', () => setTimeout(startTimeline, 0, 'start'))`,
  expiry: `setTimeout(startTimeline, window.expiresAt + 50 - Date.now(), 'start')`,
}

export const timeline = {
  /** Whether a situation is that of a page which loads without a decision. */
  isLoad,
  /** The phases of which nothing may arrive. The first one runs as soon as the page has been parsed. */
  phases: situation => [isLoad(situation) ? 'first' : 'start', 'half', 'after'],
  /** The decision that the browser has stored when the page begins. */
  head: situation =>
    isLoad(situation)
      ? ''
      : situation === 'expiry'
        ? `<script>window.expiresAt = Date.now() + ${EXPIRES_AFTER}; ${store(record(true, ', expires: window.expiresAt'))}</script>`
        : `<script>${store(record(true))}</script>`,
  body: (situation, delay) => `<script>
  let isServed = false
  const isReadyForOtherTab = () => isServed
  const whenServed = then => 'consentManager' in window && document.readyState === 'complete' ? setTimeout(then, 300) : setTimeout(whenServed, 50, then)
  ;(${follow})(phase => runChannels(channelList, phase), ${delay})
  ${starts[situation]}
</script>`,
  /** What another tab stores at a withdrawal. */
  refuse: store(record(false)),
}
