// Writes docs/reference/services.md: every service of the catalogue, by category. Usage: npm run services:docs
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogue } from './services.mjs'

const folder = fileURLToPath(new URL('../docs/reference/', import.meta.url))
const titles = {
  necessary: 'Necessary',
  functionality: 'Functionality',
  measurement: 'Measurement',
  experience: 'Experience',
  marketing: 'Marketing',
}

/** Escapes a text for a table cell. */
const cell = text => text.replace(/[|\\]/g, String.raw`\$&`)
const code = text => `\`${text.replaceAll('|', String.raw`\|`)}\``

/**
 * Returns the reference page of a catalogue.
 * @param services all services, with their loaders
 */
export function servicesPage(services) {
  const row = ({ name, title, company, privacyUrl, stores, loader }) =>
    `| ${code(name)} | ${cell(title)} | [${cell(company.name)}](${privacyUrl}), ${company.country} | ${stores.length} | ${loader ? code(loader.id.example) : ''} |`
  const tables = Object.entries(titles).flatMap(([category, title]) => {
    const listed = services.filter(service => service.category === category)
    return listed.length === 0
      ? []
      : [
          `## ${title}\n`,
          '| name | service | company and privacy policy | stored items | example id, if consent-elements can load it |',
          '|---|---|---|---|---|',
          ...listed.map(row),
          '',
        ]
  })
  const loadable = services.filter(({ loader }) => loader).length
  return [
    '# Service catalogue: vendors, cookies and ids\n',
    `The catalogue has ${services.length} services, and can load ${loadable} of them with your id. Search this page for a vendor, and write`,
    'its name in the option `services`: see [services](../guides/services.md).\n',
    'The hosts, cookies and durations of each service are in [its file](../../src/services/catalogue), and in the package as',
    '`consent-elements/services.json`. This page is generated from the catalogue: run `npm run services:docs`.\n',
    ...tables,
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}services.md`, servicesPage(await catalogue()))
}
