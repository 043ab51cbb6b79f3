// Additions that are complete only in several files: languages, slots, parts and channels. The build stops and names the
// file that is still to be changed.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found)

/** The elements with slots and parts: the file of each, the folders of its views, and its list of slots. */
const elements = [
  {
    element: 'src/elements/consent-banner.ts',
    views: ['src/views/consent-banner', 'src/views/parts', 'src/views/confirmation'],
    list: 'src/views/consent-banner/slot-names.ts',
    own: ['src/views/consent-banner'],
  },
  {
    element: 'src/elements/privacy-settings-dialog.ts',
    views: ['src/views/privacy-settings-dialog', 'src/views/parts', 'src/views/services'],
    list: 'src/views/privacy-settings-dialog/slot-names.ts',
    own: ['src/views/privacy-settings-dialog', 'src/views/services'],
  },
]

/**
 * Finds the places that an addition has left out.
 * @param {string} root the path of the repository
 * @returns {string[]} a sentence for each: the file to change, and what it lacks
 */
export function missingPlaces(root) {
  const read = file => readFileSync(join(root, file), 'utf8')
  const filesIn = (folder, ending) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter(file => file.endsWith(ending))
      .map(file => `${folder}/${file}`)
  return [languageProblems, elementProblems, sharedPartProblems, channelProblems].flatMap(problems =>
    problems(read, filesIn),
  )
}

/** English needs no file of its own. */
const isEnglish = code => code === 'en' || code.startsWith('en-')

/** Returns the keys of an object literal in a module, by the name of its constant. */
const keysOf = (text, constant) =>
  matches(new RegExp(`\\bconst ${constant}\\b[^=]*= \\{([^]*?)\\n\\}`).exec(text)?.[1] ?? '', /^ {2}'?([\w-]+)'?:/gm)

function languageProblems(read, filesIn) {
  const list = read('src/translations/languages.ts')
  const notices = read('src/translations/requested-notice.ts')
  const withNotice = [...keysOf(notices, 'texts'), ...keysOf(notices, 'otherNames')]
  const files = filesIn('src/translations/languages', '.ts')
  const names = files.map(file => file.replace(/^.*\/|\.ts$/g, ''))
  const texts = files.map(file => new Set(matches(read(file), /['"`]([^'"`\n]{25,})['"`]/g)))
  const isCopy = (a, b) => [...a].filter(text => b.has(text)).length > a.size / 2
  return [
    ...names
      .filter(name => !list.includes(`import('./languages/${name}')`))
      .map(name => `src/translations/languages.ts has no line that imports ./languages/${name}`),
    ...[...new Set(matches(list, /import\('\.\/languages\/([^']+)'\)/g))]
      .filter(name => !names.includes(name))
      .map(name => `src/translations/languages.ts imports ./languages/${name}, but there is no such file`),
    ...keysOf(list, 'languages')
      .filter(code => !isEnglish(code) && !withNotice.includes(code))
      .map(code => `src/translations/requested-notice.ts lacks the notice in the language ${code}`),
    ...files.flatMap((file, at) =>
      files
        .slice(0, at)
        .flatMap((other, i) => (isCopy(texts[at], texts[i]) ? [`${file} has the texts of ${other}`] : [])),
    ),
  ]
}

const partsIn = text => [
  ...matches(text, /\bpart="([\w -]+)"/g).flatMap(names => names.split(' ')),
  ...matches(text, /\bpart=\{`([\w-]+)\$\{name\}`\}/g).map(name => `${name}{name}`),
]

function elementProblems(read, filesIn) {
  return elements.flatMap(({ element, views, list, own }) => {
    const documented = read(element)
    const markup = views.flatMap(folder => filesIn(folder, '.tsx')).map(read)
    const slots = [...new Set(markup.flatMap(text => matches(text, /<slot\s+name="([\w-]+)"/g)))]
    const listed = matches(/\[([^\]]*)\] as const/.exec(read(list))?.[1] ?? '', /'([\w-]+)'/g)
    const inDocs = matches(documented, /@slot ([\w-]+)/g)
    const parts = own.flatMap(folder => filesIn(folder, '.tsx')).flatMap(file => partsIn(read(file)))
    return [
      ...slots.filter(name => !listed.includes(name)).map(name => `${list} lacks the slot "${name}" of the component`),
      ...listed
        .filter(name => !slots.includes(name))
        .map(name => `${list} names the slot "${name}", which no component has`),
      ...listed.filter(name => !inDocs.includes(name)).map(name => `the docstring of ${element} lacks "@slot ${name}"`),
      ...inDocs
        .filter(name => !slots.includes(name))
        .map(name => `the docstring of ${element} has "@slot ${name}", which no component has`),
      ...[...new Set(parts)]
        .filter(name => !documented.includes(`@csspart ${name} `))
        .map(name => `the docstring of ${element} lacks "@csspart ${name}"`),
    ]
  })
}

/** The components of src/views/parts/ occur in several elements, so one of them must document each part. */
function sharedPartProblems(read, filesIn) {
  const documented = elements.map(({ element }) => read(element)).join('\n')
  return filesIn('src/views/parts', '.tsx').flatMap(file =>
    partsIn(read(file))
      .filter(name => !documented.includes(`@csspart ${name} `))
      .map(name => `the docstrings of src/elements/ lack "@csspart ${name}" for ${file}`),
  )
}

/** Members that share the handler of a tested one, and differ from it in nothing that a handler sees. */
const sameAsTested = ['appendData', 'insertData', 'replaceData', 'innerText', 'addRule', 'styleMap', 'setKeyframes']

/** Every patched member must occur in a test of channels, or in a test of src/blocking/. */
function channelProblems(read, filesIn) {
  const tests = [
    ...filesIn('test/channels', '.mjs'),
    ...filesIn('test/blocking', '.ts'),
    ...filesIn('test/attacks', '.ts'),
  ]
    .map(read)
    .join('\n')
  return filesIn('src/blocking/patch', '.ts')
    .filter(file => /\/patch-(?!key)/.test(file))
    .flatMap(file => {
      const text = read(file)
      const globals = matches(text, /\bpatch\(realm, \{\n([^]*?)\n {2}\}\)/g).flatMap(keys =>
        matches(keys, /^ {4}([a-z]\w+)[:(]/gm),
      )
      const names = [...matches(text, /^ {4}'([\w?=: .]+)':/gm), ...matches(text, /^ {4}([A-Z]\w+)[:(]/gm), ...globals]
        .flatMap(key => key.split(' '))
        .filter(word => !/[:.]$/.test(word))
        .map(word => word.replace(/[?=]$/, ''))
      return names
        .filter(name => !sameAsTested.includes(name) && !new RegExp(`\\b${name}\\b`).test(tests))
        .map(name => `${file} patches ${name}, but no row of test/channels/ and no test of test/blocking/ uses it`)
    })
}
