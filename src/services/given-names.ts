import { ownProperties } from '../consent/own-properties'
import { splitServiceText } from './split-service-text'

/**
 * Returns the names of the services that a site declares, each once.
 * @param services the option `services`, unchecked
 */
export function givenNames(services: unknown): string[] {
  const entries: unknown[] = typeof services === 'string' ? services.split(/[\s,]+/) : [services].flat()
  const names = entries.map(entry =>
    typeof entry === 'string' ? splitServiceText(entry).name : ownProperties(entry)?.name,
  )
  return [...new Set(names.filter(name => typeof name === 'string' && name !== ''))] as string[]
}
