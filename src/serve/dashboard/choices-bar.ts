import { bar } from './bar'
import type { Counts } from './read-counts'
import type { Markup } from './page'
import type { Viewer } from './viewer'

/** Draws how decisions divide into accepted, customized and rejected ones. */
export const choicesBar = ({ accepted, customized, rejected }: Counts, { t, share }: Viewer): Markup =>
  bar(share, [
    ['accepted', t('Accepted'), accepted],
    ['customized', t('Customized'), customized],
    ['rejected', t('Rejected'), rejected],
  ])
