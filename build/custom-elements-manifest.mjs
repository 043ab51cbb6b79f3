// Writes custom-elements.json from the docstrings of the element classes, and from it what editors read: `npm run
// manifest`, and every build.
import { readFileSync, writeFileSync } from 'node:fs'
import { cssData, htmlData, webTypes } from './editor-data.mjs'
import { optionFacts } from './option-facts.mjs'

const camelCase = name => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** The options, which are properties of the banner whether they have an attribute or not. */
const options = await optionFacts([])

/**
 * Leaves what a site may rely on: tags, attributes, properties, parts, custom properties and slots. Our superclass is only
 * how the elements are made; what it gives them is one property for each attribute and, to the banner, for each option.
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
      for (const attribute of declaration.attributes) attribute.fieldName = camelCase(attribute.name)
      declaration.members = declaration.attributes.map(({ name, fieldName, type, default: standard }) => ({
        kind: 'field',
        name: fieldName,
        attribute: name,
        reflects: true,
        ...(type && { type }),
        ...(standard && { default: standard }),
      }))
      if (declaration.tagName !== 'consent-banner') continue
      const written = declaration.members.map(({ name }) => name)
      for (const { name, type, description } of options)
        if (!written.includes(name))
          declaration.members.push({
            kind: 'field',
            name,
            type: { text: type },
            description: `${description} Read at the start.`,
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
