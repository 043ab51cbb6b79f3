// The page as WordPress would give it out, and the one file where its plugins lie.
import { cpSync } from 'node:fs'

cpSync('page', 'site', { recursive: true })
cpSync('node_modules/consent-elements/dist/standalone.js', 'site/wp-content/plugins/consent-elements/standalone.js')
