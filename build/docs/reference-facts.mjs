// The tables of the reference pages, by name, from the types, the manifest and the table of bundles.
import { existsSync, readFileSync } from 'node:fs'
import { bundles } from '../bundles.mjs'
import { askTypes, optionFacts } from '../option-facts.mjs'
import { readFindings } from '../findings.mjs'
import { readGatedAttributes } from '../gated-attributes.mjs'
import { readVendors } from '../vendors.mjs'
import { readPolicyPacks } from '../policy-packs.mjs'

const root = new URL('../../', import.meta.url)
function json(path) {
  if (!existsSync(new URL(path, root))) throw new Error(`${path} is missing; run: npm run manifest`)
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'))
}
const code = text => `\`${text.replaceAll('|', '\\|')}\``
const codes = names => names.map(code).join(', ')
const orDash = text => text || '–'
/** Formats element names in a description as code. Markdown would parse them as HTML. */
const asText = description => description.replace(/<[\w-]+>/g, '`$&`')
const categoryUnion = /(\()?"necessary" \| "functionality" \| "measurement" \| "experience" \| "marketing"(\))?/g
const typeCode = type =>
  code(
    type.replace(categoryUnion, (_, open, close) =>
      open && close ? 'CategoryName' : `${open ?? ''}CategoryName${close ?? ''}`,
    ),
  )

/**
 * Reads the contents of all reference tables. Requires custom-elements.json.
 * @returns {Promise<Record<string, {title: string, head: string[], rows: {name: string, cells: string[], fallback: string}[]}>>} by the table's name: the title of the
 *   first column, the columns between it and the description, the rows, and the description of rows that descriptions.json lacks
 */
export async function referenceFacts() {
  const tags = json('custom-elements.json').modules.flatMap(({ declarations }) => declarations)
  const options = await optionFacts()
  const types = askTypes(
    'boot/consent-manager.ts',
    'effects/consent-events.ts',
    'effects/consent-callbacks.ts',
    'client/client-error.ts',
  )
  const members = (file, name) => types.membersOf(file, name)
  const plainRows = list => list.map(({ name, description }) => ({ name, cells: [], fallback: asText(description) }))

  const withElements = (list, isListed = () => true) => {
    const found = new Map()
    for (const tag of tags)
      for (const { name, description = '' } of tag[list] ?? [])
        if (isListed(name)) {
          const row = found.get(name) ?? { name, on: [], fallback: asText(description) }
          row.on.push(tag.tagName)
          found.set(name, row)
        }
    return [...found.values()].map(({ name, on, fallback }) => ({ name, cells: [codes(on)], fallback }))
  }
  const vendors = await readVendors()
  const packs = await readPolicyPacks()
  const findings = await readFindings()
  const findingRows = table => ({
    title: 'finding',
    head: ['severity'],
    rows: Object.entries(table).map(([name, { severity, title }]) => ({
      name,
      cells: [severity],
      fallback: asText(title),
    })),
  })
  const optionAttributes = options.map(({ attribute }) => attribute)

  return {
    options: {
      title: 'option',
      head: ['attribute', 'value', 'default'],
      rows: options.map(({ name, attribute, kind, type, isFlagToo, words, keys, standard, description }) => ({
        name,
        cells: [
          orDash(attribute && code(attribute)),
          valueOf(name, kind, type, words, keys, isFlagToo),
          orDash(typeof standard === 'object' ? '' : code(String(standard))),
        ],
        fallback: asText(description),
      })),
    },
    gatedElements: {
      title: 'element',
      head: ['write'],
      rows: Object.entries(await readGatedAttributes()).map(([name, attributes]) => ({
        name: `<${name}>`,
        cells: [codes(attributes.map(attribute => `data-${attribute}`))],
        fallback: '',
      })),
    },
    auditFindings: findingRows(findings.audit),
    doctorFindings: findingRows(findings.doctor),
    attributes: {
      title: 'attribute',
      head: ['element'],
      rows: withElements('attributes', name => !optionAttributes.includes(name)),
    },
    slots: { title: 'slot', head: ['element'], rows: withElements('slots') },
    parts: { title: 'part', head: ['element'], rows: withElements('cssParts') },
    properties: { title: 'custom property', head: ['element'], rows: withElements('cssProperties') },
    api: {
      title: 'member',
      head: ['type'],
      rows: members('boot/consent-manager.ts', 'ConsentManager').map(({ name, type, description }) => ({
        name,
        cells: [typeCode(type)],
        fallback: asText(description),
      })),
    },
    state: {
      title: 'property',
      head: ['type'],
      rows: members('boot/consent-manager.ts', 'ConsentState').map(({ name, type, description }) => ({
        name,
        cells: [typeCode(type)],
        fallback: asText(description),
      })),
    },
    events: {
      title: 'event',
      head: [],
      rows: [
        ...plainRows(members('effects/consent-events.ts', 'ConsentEventMap')),
        { name: 'consent-placeholder', cells: [], fallback: '' }, // dispatched on the frame
      ],
    },
    callbacks: {
      title: 'callback',
      head: [],
      rows: plainRows(members('effects/consent-callbacks.ts', 'ConsentCallbacks')),
    },
    errors: {
      title: 'code',
      head: [],
      rows: ['INVALID_OPTION', ...types.wordsOf('client/client-error.ts', 'ErrorCode'), 'STORAGE_ERROR'].map(name => ({
        name,
        cells: [],
        fallback: '',
      })),
    },
    exports: {
      title: 'import',
      head: [],
      rows: Object.keys(json('package.json').exports)
        .filter(path => !/\.json$|\*/.test(path))
        .map(path => ({ name: `consent-elements${path.slice(1)}`, cells: [], fallback: '' })),
    },
    signals: {
      title: '`signals`',
      head: ['before a decision', 'granted', 'refused or withdrawn', 'category'],
      rows: vendors.map(({ name, calls, categories, summary }) => ({
        name,
        cells: [...calls, categories.length === 5 ? 'all five' : categories.join(', ')],
        fallback: asText(summary),
      })),
    },
    policies: {
      title: 'pack',
      head: ['places', 'model', 'kept', 'refusal kept', 'signal GPC', 'age', 'reviewed'],
      rows: packs.map(pack => ({
        name: `${pack.id}@${pack.version}`,
        cells: [
          pack.places.join(' '),
          pack.model,
          `${pack.lifetimeDays} days`,
          `${pack.askAgainAfterDays} days`,
          pack.globalPrivacyControl,
          String(pack.consentAge ?? '–'),
          `${pack.reviewed ?? 'not yet'}, by ${pack.reviewer}`,
        ],
        fallback: `${asText(pack.name)}. Sources: ${pack.sources.map(({ title, url }) => `[${asText(title)}](${url})`).join(', ')}`,
      })),
    },
    files: {
      title: 'file',
      head: ['at most'],
      rows: oneOfEachLanguage(bundles).map(({ file, budget, loadedBy }) => ({
        name: file,
        cells: [budget ? budget.toLocaleString('en') : '–'],
        fallback: asText(`Loaded by ${loadedBy}.`),
      })),
    },
  }
}

/** Returns the bundles, with one for all languages of the same texts: `consent-elements-tcf-{language}.js`. */
function oneOfEachLanguage(bundles) {
  const named = bundles.map(bundle =>
    bundle.language ? { ...bundle, file: bundle.file.replace(`-${bundle.language}.js`, '-{language}.js') } : bundle,
  )
  return named.filter(({ file }, at) => named.findIndex(other => other.file === file) === at)
}

/** Options whose keys have a table on another page, because they are too many for a cell. */
const describedElsewhere = ['signals', 'callbacks', 'sweep', 'tagManager', 'handlers']

function valueOf(name, kind, type, words, keys, isFlagToo) {
  if (words.length > 0) return codes(isFlagToo ? ['true', 'false', ...words] : words)
  if (kind === 'flag') return '`true`, `false`'
  if (kind === 'number') return 'number'
  if (kind === 'string') return 'text'
  if (type.endsWith('[]')) return /\bstring \||\| string\b/.test(type) ? 'text or list' : 'list'
  return keys.length > 0 && !describedElsewhere.includes(name) ? codes(keys) : 'object'
}
