import type { CDPSession } from 'puppeteer-core'
import { answerBanner } from './answer/answer-banner'
import { findControls } from './answer/find-controls'
import { findWayBack, withdraw } from './answer/way-back'
import { bannerHiddenBy } from '../banner-hidden-by'
import { UsageError } from '../usage-error'
import { createAttributor, type Attributor } from './attribution'
import type { AuditAnswer, AuditState, StateName, Viewport } from './audit-facts'
import { evaluateIn } from './browser/audit-frame'
import { interact } from './browser/interact'
import { startVisit, type Visit } from './browser/visit'
import type { AuditData } from './load-data'
import { observeBanner, type BannerFacts } from './observe/observe-banner'
import { findPretickedSwitches } from './observe/observe-switches'
import { readConsentMode, type DataLayerCommands } from './observe/read-consent-mode'
import { readState } from './read-state'

export interface WalkOptions {
  url: string
  pages: number
  gpc: boolean
  viewport: Viewport
  /** The time limit for one page, in seconds. */
  timeout: number
}
/** The results of one walk through the four states in one viewport. */
export interface Walk {
  viewport: Viewport
  states: Record<StateName, AuditState>
  banner: BannerFacts
  /** The names of switches that were on before a choice. */
  preticked: string[]
  /** The name of the control to change a choice; null if there is none; undefined if the audit did not look for it. */
  wayBack: string | null | undefined
  dataLayer: Partial<Record<StateName, DataLayerCommands>>
  screenshots: Partial<Record<StateName, string>>
}

/** Returns whether an address may be visited: it is not a file and does not end a session. */
const isPage = (url: string) =>
  !/log-?out|sign-?out|abmelden|\.(pdf|zip|jpe?g|png|gif|webp|svg|mp[34]|docx?|xlsx?)$/i.test(url)

async function linkedPages(visit: Visit, pageUrl: string, count: number): Promise<string[]> {
  const [page] = await visit.frames()
  if (page === undefined || count <= 0) return []
  const links = ((await evaluateIn(page, '[...document.links].map(({ href }) => href)', 'isolated')) ?? []) as string[]
  const own = new URL(pageUrl)
  const pages = links
    .filter(link => URL.canParse(link))
    .map(link => new URL(link))
    .filter(({ origin, pathname, search }) => origin === own.origin && pathname + search !== own.pathname + own.search)
    .map(({ origin, pathname, search }) => origin + pathname + search)
  return [...new Set(pages.filter(isPage))].slice(0, count)
}

/** Examines the four states, each as a new visitor. */
export async function walk(
  root: CDPSession,
  data: AuditData,
  options: WalkOptions,
  progress: (text: string) => void,
): Promise<Walk> {
  const { url, viewport } = options
  let attributor: Attributor = createAttributor(data, url)
  let pages: string[] = []
  const screenshots: Walk['screenshots'] = {}
  const dataLayer: Walk['dataLayer'] = {}
  const states = {} as Record<StateName, AuditState>

  /** The time limit for one state, in seconds. Every page is opened at most twice, and the choice takes time too. */
  const limit = options.timeout * (2 * options.pages + 3) + 90
  /** Runs one state as a new visitor. `act` returns the time from which requests count, and how the choice was made. */
  const inState = async (
    name: StateName,
    act: (visit: Visit, notes: string[]) => Promise<{ since: number; answer: AuditAnswer }>,
    after: (visit: Visit) => Promise<void> = async () => {},
  ) => {
    const notes: string[] = []
    const detail = `This state took longer than ${limit} s.`
    const answer: AuditAnswer = { answered: false, method: null, detail }
    states[name] = { answer, pages: [], requests: [], cookies: [], storage: [], notes }
    progress(`${viewport}: ${name} (state ${Object.keys(states).length} of 4) …`)
    const start = Date.now()
    const visit = await startVisit(root, options)
    const run = async () => {
      const problem = await visit.open(url)
      if (problem !== null) notes.push(problem)
      const status = visit.pageStatus()
      // A page that answers late would be half a result in every state.
      if (name === 'undecided' && problem !== null && status === null) throw new UsageError(problem)
      if (status !== null && status >= 400) notes.push(`${url} answers with status ${status}.`)
      const { since, answer } = await act(visit, notes)
      const facts = answer.answered
        ? await readState(root, visit, attributor, { viewport, since, start })
        : { requests: [], cookies: [], storage: [] }
      states[name] = { answer, pages: [url, ...pages], ...facts, notes }
      await after(visit)
    }
    let timer: NodeJS.Timeout | undefined
    const isOver = new Promise<void>(resolve => (timer = setTimeout(resolve, limit * 1000)))
    try {
      await Promise.race([run(), isOver])
    } finally {
      clearTimeout(timer)
      await visit.close()
    }
  }
  /** Visits every page again as the same visitor, and interacts with it. */
  const look = async (visit: Visit, notes: string[], name: StateName) => {
    const note = (problem: string | null) => problem !== null && notes.push(problem)
    for (const page of pages) note(await visit.open(page))
    if (pages.length > 0) note(await visit.open(url))
    note(await visit.reload())
    await interact(visit)
    dataLayer[name] = await readConsentMode(visit)
    screenshots[name] = (await visit.screenshot()) ?? undefined
  }

  let banner = observeBanner([], viewport)
  let preticked: string[] = []
  let endObservation = (): void => {}
  const observed = new Promise<void>(resolve => (endObservation = resolve))
  const undecided = inState(
    'undecided',
    async (visit, notes) => {
      const [page] = await visit.frames()
      // On errors the browser shows a page of its own.
      if (!page || !/^https?:/.test(page.url)) throw new UsageError(notes.join(' '))
      attributor = createAttributor(data, page.url)
      screenshots.undecided = (await visit.screenshot()) ?? undefined
      banner = observeBanner(await findControls(visit, data), viewport)
      pages = await linkedPages(visit, page.url, options.pages - 1)
      dataLayer.undecided = await readConsentMode(visit)
      await interact(visit)
      const hiddenBy = ((await evaluateIn(page, `(${bannerHiddenBy})()`, 'page')) as string | null | undefined) ?? null
      banner = { ...banner, hiddenBy }
      if (!banner.found) {
        banner = observeBanner(await findControls(visit, data), viewport, hiddenBy)
        screenshots.undecided = (await visit.screenshot()) ?? undefined
      }
      for (const linked of pages) {
        const problem = await visit.open(linked)
        if (problem !== null) notes.push(problem)
        await interact(visit)
      }
      return { since: 0, answer: { answered: true, method: null, detail: 'No choice is made in this state.' } }
    },
    async visit => {
      endObservation()
      if (pages.length > 0) await visit.open(url)
      if (banner.found) preticked = await findPretickedSwitches(visit, data)
    },
  )
  // The other visitors need not wait for the look into the settings.
  await Promise.race([observed, undecided])
  // It would keep the browser busy in every other state too.
  if (!states.undecided.answer.answered) throw new UsageError(`${url}: ${states.undecided.answer.detail}`)
  let wayBack: Walk['wayBack']
  // Each is another visitor, with cookies and storage of their own.
  const rejecting = inState('rejected', async (visit, notes) => {
    const { answer, at } = await answerBanner(visit, data, 'reject')
    await visit.settle()
    if (answer.answered) await look(visit, notes, 'rejected')
    return { since: at, answer }
  })
  const accepting = inState('accepted', async (visit, notes) => {
    const { answer, at } = await answerBanner(visit, data, 'accept')
    await visit.settle()
    if (answer.answered) {
      await look(visit, notes, 'accepted')
      wayBack = (await findWayBack(visit, data))?.name ?? null
    }
    return { since: at, answer }
  })
  const withdrawing = inState('withdrawn', async (visit, notes) => {
    const { answer: accepted } = await answerBanner(visit, data, 'accept')
    if (!accepted.answered) return { since: 0, answer: accepted }
    await visit.settle()
    await visit.reload()
    const answer = await withdraw(visit, data)
    await visit.settle()
    const since = Date.now()
    if (answer.answered) await look(visit, notes, 'withdrawn')
    return { since, answer }
  })
  await Promise.all([undecided, rejecting, accepting, withdrawing])
  return { viewport, states, banner, preticked, wayBack, dataLayer, screenshots }
}
