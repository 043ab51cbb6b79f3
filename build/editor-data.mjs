// Editor support for our elements, derived from custom-elements.json: two files for VS Code, web-types.json for
// JetBrains.

/** Returns the values of a union of literals, such as `'light'|'dark'`. */
const wordsOf = type => [...(type?.text ?? '').matchAll(/'([^']*)'/g)].map(([, name]) => ({ name }))
const byName = (declarations, list) =>
  [...new Map(declarations.flatMap(one => one[list] ?? []).map(one => [one.name, one])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )

/** Returns the data for `html.customData` of VS Code. */
export const htmlData = declarations => ({
  version: 1.1,
  tags: declarations.map(({ tagName, description, attributes }) => ({
    name: tagName,
    description,
    attributes: attributes.map(({ name, description, type }) => ({
      name,
      description,
      ...(type?.text === 'boolean' && { valueSet: 'v' }),
      ...(wordsOf(type).length > 0 && { values: wordsOf(type) }),
    })),
  })),
  globalAttributes: [
    { name: 'data-consent-open', description: 'Opens the privacy settings when it is pressed.', valueSet: 'v' },
    {
      name: 'data-consent',
      description: 'On scripts, images and frames: the category that must be allowed before they load.',
      values: ['necessary', 'functionality', 'measurement', 'experience', 'marketing'].map(name => ({ name })),
    },
  ],
})

/** Returns the data for `css.customData` of VS Code. */
export const cssData = declarations => ({
  version: 1.1,
  properties: byName(declarations, 'cssProperties').map(({ name, description }) => ({ name, description })),
})

/** Returns the data for JetBrains editors, which read `web-types` in package.json. */
export const webTypes = (declarations, { name, version }) => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: declarations.map(({ tagName, description, attributes, slots }) => ({
        name: tagName,
        description,
        attributes: attributes.map(({ name, description, type, default: standard }) => ({
          name,
          description,
          value: { type: type?.text ?? 'string', ...(standard && { default: standard }) },
        })),
        ...(slots && { slots: slots.map(({ name, description }) => ({ name, description })) }),
      })),
    },
    css: {
      properties: byName(declarations, 'cssProperties').map(({ name, description }) => ({ name, description })),
      parts: byName(declarations, 'cssParts').map(({ name, description }) => ({ name, description })),
    },
  },
})
