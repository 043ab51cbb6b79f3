import { displayedCategoriesAtom } from '../store/category-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { SyncEffect } from './sync-effect'

/** Logs that Accept All grants more categories than are shown (specification §4). */
export const warnAcceptAllExceedsShown: SyncEffect = ({ store }) => {
  if (store.get(settingsAtom).acceptAllGrants === 'all' && store.get(displayedCategoriesAtom).length < 5)
    console.info(
      'consent-elements: Accept All grants every category, also those that this page does not show. ' +
        'Show them with categories="all", or set acceptAllGrants to "displayed".',
    )
  return () => {}
}
