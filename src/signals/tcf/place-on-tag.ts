import { nativeDocument } from '../../consent/native-document'

/** Returns the place that the server has written on a tag, as `data-place="US-CA"`. */
export const placeOnTag = (): string | undefined =>
  nativeDocument.querySelector<HTMLElement>('script[data-place]')?.dataset.place
