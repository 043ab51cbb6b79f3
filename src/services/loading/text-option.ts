import { hasOwn } from '../../consent/has-own'
import type { ServicePage } from '../service'

/** Returns a text of the given `options`, or the default; values of other types are ignored. */
export function textOption({ options }: Pick<ServicePage, 'options'>, name: string, byDefault: string): string {
  const value = hasOwn(options, name) ? options[name] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : byDefault
}
