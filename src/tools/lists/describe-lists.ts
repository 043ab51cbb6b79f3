import type { Lists } from './load-lists'

/** Says in one sentence with which lists third parties were compared. */
export const describeLists = ({ texts }: Pick<Lists, 'texts'>): string =>
  texts.length === 0
    ? 'No complete lists are on this machine, so trackers that only they know count as unknown. Download them: npx consent-elements lists update'
    : `Third parties that the guard does not know were compared with these lists: ${texts.join('; ')}.`
