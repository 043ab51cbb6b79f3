import type { Observation } from '../observation'
import { listedEmbeds } from '../listed-embeds'
import { isGuard, isManager, isOwnFile, isStandalone } from '../own-files'
import { quickStart } from '../paste-lines'
import type { PageFacts } from '../page-facts'

/** Returns the addresses of listed trackers in the HTML and among the requests. */
export const trackersOf = (page: PageFacts): string[] => [...listedEmbeds(page).map(({ url }) => url), ...page.trackers]

/** Matches the tag of the guard, also where browsers take it for text. */
const writtenGuard = /(?:<|&lt;)script\b[^<>]{0,600}?\bguard(?:-whole|-capture|-strict)?\.js/i

/** Finds a tag of the guard that browsers do not run: one in a comment, `<template>` or `<noscript>`, or of another type. */
function findIdleGuard({ source }: PageFacts): Observation[] {
  const place = writtenGuard.exec(source)
  if (place === null) return []
  const line = source.slice(0, place.index).split('\n').length
  const seen = `The tag of the guard on line ${line} is not run: it is in a comment, <template> or <noscript>, written with &lt;, or its type is not that of a script.`
  return [{ line, seen, fix: 'Write it first in <head>, as a tag of its own:', paste: quickStart }]
}

/** Finds pages that do not load anything of this package. */
export function findNotInstalled(page: PageFacts): Observation[] {
  const { elements, live, requests } = page
  const isThere =
    live.version !== null ||
    elements.some(element => isGuard(element) || isManager(element) || isStandalone(element)) ||
    requests.some(({ url }) => isOwnFile(url))
  if (isThere) return []
  const idle = findIdleGuard(page)
  if (idle.length > 0) return idle
  const tag = live.tags.find(({ name }) => name === 'consent-banner')
  const [tracker] = trackersOf(page)
  const seen = tag
    ? 'The page has <consent-banner>, and no script that brings it to life.'
    : `The page ${tracker === undefined ? '' : `requests ${new URL(tracker).host}, and `}has neither the guard nor the manager.`
  const fix = 'Copy the package’s dist/ folder to /consent-elements/, and put this first in <head>:'
  return [{ seen, fix, paste: quickStart }]
}
