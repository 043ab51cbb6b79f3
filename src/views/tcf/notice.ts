import { build } from '../parts/build'
import { icon } from '../parts/icon'
import { infoPath } from '../parts/icon-paths'

/** Builds a notice about a browser signal, like that of the settings; null without a text. */
export const notice = (text: string | null): HTMLElement | null =>
  text === null ? null : build('p', { class: 'note' }, icon(infoPath), build('span', {}, text))
