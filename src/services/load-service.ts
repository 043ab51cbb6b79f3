import { version } from '../consent/version'
import type { Service } from './service'

/** Beside the file that asks for it. The build knows where that is, and replaces this text. */
const folder = './services/'

/**
 * Fetches one service of the catalogue: a file of about 700 bytes.
 * @throws TypeError where there is no such file, or where it cannot be fetched
 */
export async function loadService(name: string): Promise<Service> {
  const address = `${folder}${encodeURIComponent(name)}-${version}.js`
  const file = (await import(/* @vite-ignore */ /* webpackIgnore: true */ address)) as { service: Service }
  return file.service
}
