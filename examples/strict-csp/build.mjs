// The site: this page, and the files of the package.
import { cpSync } from 'node:fs'

cpSync('page', 'site', { recursive: true })
cpSync('node_modules/consent-elements/dist', 'site/consent-elements', { recursive: true })
