import { isDictionary } from '../../consent/is-dictionary'
import { nativeDocument } from '../../consent/native-document'

/**
 * Returns the visitor's place, or who knows it: as the options of TCF name it, otherwise as `data-place` of a tag does.
 * @param options not validated yet
 */
export function placeOfTcf(options: unknown): string | undefined {
  const place = isDictionary(options) ? options.place : undefined
  return typeof place === 'string'
    ? place
    : nativeDocument.querySelector<HTMLElement>('script[data-place]')?.dataset.place
}
