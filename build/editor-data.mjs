// What editors are told of our tags, made from custom-elements.json: VS Code by two files, JetBrains' by web-types.json.

/** The words that a union of literals allows, such as `'light'|'dark'`. */
const wordsOf = type => [...(type?.text ?? '').matchAll(/'([^']*)'/g)].map(([, name]) => ({ name }))
const byName = (declarations, list) =>
  [...new Map(declarations.flatMap(one => one[list] ?? []).map(one => [one.name, one])).values()].toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )

/** For `html.customData` of VS Code. */
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

/** For `css.customData` of VS Code. */
export const cssData = declarations => ({
  version: 1.1,
  properties: byName(declarations, 'cssProperties').map(({ name, description }) => ({ name, description })),
})

/** For the editors of JetBrains, which find it by `web-types` in package.json. */
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
