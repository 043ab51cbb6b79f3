import { hasOwn } from '../../consent/has-own'
import type { ServicePage } from '../service'

/** Returns a text that the site gave in `options`, or the default; values of other kinds are ignored. */
export function textOption({ options }: Pick<ServicePage, 'options'>, name: string, byDefault: string): string {
  const value = hasOwn(options, name) ? options[name] : undefined
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : byDefault
}
