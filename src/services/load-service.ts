import { version } from '../consent/version'
import type { Service } from './service'

/** The folder of the services, beside the importing file. The build replaces this text with the path. */
const folder = './services/'

/**
 * Loads one service of the catalogue: a file of about 700 bytes.
 * @throws TypeError if the file does not exist or cannot be loaded
 */
export async function loadService(name: string): Promise<Service> {
  const address = `${folder}${encodeURIComponent(name)}-${version}.js`
  const file = (await import(/* @vite-ignore */ /* webpackIgnore: true */ address)) as { service: Service }
  return file.service
}
