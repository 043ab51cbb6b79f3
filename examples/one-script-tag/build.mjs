// The page as rendered by WordPress, and the one file in its folder of plugins.
import { cpSync } from 'node:fs'

cpSync('page', 'site', { recursive: true })
cpSync('node_modules/consent-elements/dist/standalone.js', 'site/wp-content/plugins/consent-elements/standalone.js')
