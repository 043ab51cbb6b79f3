// The pages, and the package's files.
import { cpSync } from 'node:fs'

cpSync('page', 'site', { recursive: true })
cpSync('node_modules/consent-elements/dist', 'site/consent-elements', { recursive: true })
