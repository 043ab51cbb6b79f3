// Writes custom-elements.json from the docstrings of the element classes, and editor data from it. Part of every build,
// also `npm run manifest`.
import { readFileSync, writeFileSync } from 'node:fs'
import { cssData, htmlData, webTypes } from './editor-data.mjs'
import { askTypes, optionFacts } from './option-facts.mjs'

const camelCase = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** The options. All of them are properties of the banner, with or without an attribute. */
const options = (await optionFacts()).map(option => ({
  ...option,
  description: option.description.endsWith(' Live.')
    ? option.description.replace(/ Live\.$/, ' It can be changed at any time.')
    : `${option.description} Read at the start.`,
}))
const hasDefault = ({ kind, standard }) => kind !== 'flag' && ['string', 'number'].includes(typeof standard)
const optionAttributes = options
  .filter(({ attribute }) => attribute)
  .map(option => ({
    name: option.attribute,
    type: { text: option.attributeType },
    ...(hasDefault(option) && { default: String(option.standard) }),
    description: option.description,
  }))

/** The types of our events, by name, such as `CustomEvent<ReportedError>`. */
const eventTypes = Object.fromEntries(
  askTypes('effects/consent-events.ts')
    .membersOf('effects/consent-events.ts', 'ConsentEventMap')
    .map(({ name, type }) => [name, type]),
)

/**
 * Keeps only the public API: tags, attributes, properties, parts, custom properties and slots. Superclasses are removed
 * as implementation details. They add one property for each attribute and, for the banner, one for each option.
 */
const publicOnly = {
  name: 'public-only',
  packageLinkPhase({ customElementsManifest: manifest }) {
    const declarations = manifest.modules.flatMap(module => module.declarations).filter(({ tagName }) => tagName)
    const path = 'dist/elements.js'
    for (const declaration of declarations) {
      declaration.customElement = true
      declaration.superclass = { name: 'HTMLElement' }
      delete declaration.mixins
      declaration.attributes ??= []
      if (declaration.tagName === 'consent-banner') declaration.attributes.unshift(...optionAttributes)
      for (const attribute of declaration.attributes) attribute.fieldName = camelCase(attribute.name)
      for (const event of declaration.events ?? []) {
        if (!eventTypes[event.name]) throw new Error(`ConsentEventMap has no event "${event.name}"`)
        event.type = { text: eventTypes[event.name] }
      }
      declaration.members = declaration.attributes.map(({ name, fieldName, type, default: standard, description }) => ({
        kind: 'field',
        name: fieldName,
        attribute: name,
        reflects: true,
        ...(type && { type }),
        ...(standard && { default: standard }),
        description,
      }))
      if (declaration.tagName !== 'consent-banner') continue
      const written = declaration.members.map(({ name }) => name)
      for (const { name, type, description } of options)
        if (!written.includes(name))
          declaration.members.push({
            kind: 'field',
            name,
            type: { text: type },
            description,
          })
    }
    const exportOf = (kind, name, declaration) => ({
      kind,
      name,
      declaration: { name: declaration.name, module: path },
    })
    const exports = declarations.flatMap(declaration => [
      exportOf('js', declaration.name, declaration),
      exportOf('custom-element-definition', declaration.tagName, declaration),
    ])
    manifest.modules = [{ kind: 'javascript-module', path, declarations, exports }]
    const write = (file, data) => writeFileSync(`dist/${file}`, JSON.stringify(data))
    write('html-data.json', htmlData(declarations))
    write('css-data.json', cssData(declarations))
    write('web-types.json', webTypes(declarations, JSON.parse(readFileSync('package.json', 'utf8'))))
  },
}

export default { globs: ['src/elements/*.ts'], outdir: '.', plugins: [publicOnly] }
