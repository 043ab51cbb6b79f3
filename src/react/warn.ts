import { reporter } from '../effects/report-error'

const complained = new Set<string>()

/** Tells the console and the page of something that the site has written wrongly, each thing once. */
export function warn(message: string): void {
  if (complained.has(message)) return
  complained.add(message)
  reporter({})({ code: 'INVALID_OPTION', message })
}
