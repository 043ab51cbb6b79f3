import { evaluateIn } from '../browser/audit-frame'
import type { Visit } from '../browser/visit'

/** The commands in Google's data layer, in order: `consent default`, `config`, `gtm.js`, … */
export type DataLayerCommands = string[]

const read = `(() => {
  const names = new Set(['dataLayer'])
  for (const { src } of document.scripts)
    if (/\\/(gtm\\.js|gtag\\/js)\\?/.test(src)) names.add(new URL(src).searchParams.get('l') ?? 'dataLayer')
  return [...names].flatMap(name => [...(globalThis[name] ?? [])]).map(entry => {
    if (entry === null || typeof entry !== 'object') return ''
    if (typeof entry[0] === 'string') return entry[0] === 'consent' ? 'consent ' + entry[1] : entry[0]
    return typeof entry.event === 'string' ? entry.event : ''
  })
})()`

/** Reads the commands that the page has put into Google's data layer, in order. */
export async function readConsentMode(visit: Visit): Promise<DataLayerCommands> {
  const [page] = await visit.frames()
  return page === undefined ? [] : (((await evaluateIn(page, read, 'page')) ?? []) as DataLayerCommands)
}

/** Returns what is wrong with the order of the consent commands, as a sentence, or null. */
export function consentModeFault(commands: DataLayerCommands): string | null {
  const first = (...names: string[]) => commands.findIndex(command => names.includes(command))
  const isConsent = (command: string) => command.startsWith('consent ')
  if (!commands.some(isConsent)) return null
  const standard = first('consent default')
  const update = first('consent update')
  const tag = first('config', 'event', 'gtm.js')
  if (standard < 0) return 'The page sends “consent update” without “consent default” before it.'
  if (tag >= 0 && tag < standard) return `The page sends “${commands[tag]}” before “consent default”.`
  if (update >= 0 && update < standard) return 'The page sends “consent update” before “consent default”.'
  return null
}
