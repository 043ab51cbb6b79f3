import { version } from '../consent/version'

/** The folder of a site in which the files are: it names the version, so that browsers may keep them for good. */
export const folderName: string = `consent-elements-${version}`

/** Where the files are served, below the site's base path. */
export const baseBelow = (base: string): string => `${base.endsWith('/') ? base : `${base}/`}${folderName}/`
