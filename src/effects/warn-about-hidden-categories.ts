import type { BlockedRequest } from '../blocking/page/blocked-request'
import { loggedRequests } from '../blocking/page/request-log'
import { nativeDocument } from '../consent/native-document'
import { gdprTypesAtom } from '../store/category-atoms'
import { settingsAtom } from '../store/settings-atoms'
import type { SyncEffect } from './sync-effect'

/** Logs, once for each category, that a blocked request can never be allowed, because nothing asks about its category. */
export const warnAboutHiddenCategories: SyncEffect = ({ store }) => {
  const warned: string[] = []
  const check = ({ url, category }: Pick<BlockedRequest, 'url' | 'category'>): void => {
    const { acceptAllGrants, autoCategories } = store.get(settingsAtom)
    if (acceptAllGrants === 'all' || store.get(gdprTypesAtom).includes(category) || warned.includes(category)) return
    warned.push(category)
    console.warn(
      `consent-elements: ${url} was blocked, and no visitor can allow it, because this page does not ask about the ` +
        `category "${category}". ${autoCategories ? 'Declare its service in the option services' : 'Add it to categories'}.`,
    )
  }
  const listener = (event: Event): void => check((event as CustomEvent<BlockedRequest>).detail)
  loggedRequests().forEach(check)
  nativeDocument.addEventListener('ConsentBlockedRequest', listener)
  return () => nativeDocument.removeEventListener('ConsentBlockedRequest', listener)
}
