import { version } from '../consent/version'

/**
 * The folder with the package's files. Its name contains the version, so that browsers can cache the files
 * indefinitely.
 */
export const folderName: string = `consent-elements-${version}`

/** Returns the address of the folder below the site's base path. */
export const baseBelow = (base: string): string => `${base.endsWith('/') ? base : `${base}/`}${folderName}/`
