// Additions that are complete only in several files: languages, texts, slots, parts, live options and channels. The build
// stops and names the file that is still to be changed.
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
  return [
    languageProblems,
    textProblems,
    elementProblems,
    sharedPartProblems,
    liveOptionProblems,
    channelProblems,
    gateProblems,
  ].flatMap(problems => problems(read, filesIn))
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

/** Every text must be read by its name outside of the folder of texts. */
function textProblems(read, filesIn) {
  const code = ['src/views', 'src/elements', 'src/effects', 'src/store', 'src/translations']
    .flatMap(folder => [...filesIn(folder, '.ts'), ...filesIn(folder, '.tsx')])
    .filter(file => !/translations\/(en|languages\/|[^/]*-phrases)/.test(file))
    .map(read)
    .join('\n')
  return ['src/translations/en.ts', 'src/translations/en-banner.ts'].flatMap(file =>
    [...new Set(matches(read(file), /^ {4}(\w+):(?! \{)/gm))]
      .filter(name => !new RegExp(`(?:\\.|[{,]\\s*)${name}\\b`).test(code))
      .map(name => `${file} has the text "${name}", which no view shows`),
  )
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

/** Options whose description ends with "Live." are those that the element applies at any time, and the server renders. */
function liveOptionProblems(read) {
  const table = 'src/options/option-table.ts'
  const element = 'src/elements/consent-banner.ts'
  const server = 'src/server/banner-html.ts'
  const code = read(element)
  const switches = matches(/const liveSwitches = \[([^\]]*)\]/.exec(code)?.[1] ?? '', /'(\w+)'/g)
  const rendered = matches(/const attributeNames = \[([^\]]*)\]/.exec(read(server))?.[1] ?? '', /'(\w+)'/g)
  const sentence = /^ \* (.*) can be changed at any time/m.exec(code)?.[1] ?? ''
  return [...read(table).matchAll(/^ {2}\/\*\*([^]*?)\*\/\n {2}(\w+):/gm)].flatMap(([, description, name]) => {
    const isApplied = switches.includes(name) || code.includes(`this.${name}`)
    const attribute = name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    const isNamed = sentence.includes(`\`${attribute}\``)
    if (!/\bLive\.\s*$/.test(description))
      return isApplied ? [`${element} applies ${name}, so its description in ${table} must end with "Live."`] : []
    return [
      ...(isApplied
        ? []
        : [
            `${table} calls ${name} "Live.", but ${element} does not apply it: add it to liveSwitches, or to propertiesChanged()`,
          ]),
      ...(isNamed ? [] : [`the docstring of ${element} lacks \`${attribute}\` before "can be changed at any time"`]),
      ...(rendered.includes(name) ? [] : [`${server} lacks ${name} in attributeNames`]),
    ]
  })
}

/** Members that share the handler of a tested one, and differ from it in nothing that a handler sees. */
const sameAsTested = ['appendData', 'insertData', 'replaceData', 'innerText', 'addRule', 'styleMap', 'setKeyframes']

/** Returns the members that a module patches, with the word of their owner, such as `Cache:`; '' for globals. */
function patchedIn(text) {
  const globals = matches(text, /\bpatch\(realm, \{\n([^]*?)\n {2}\}\)/g).flatMap(keys =>
    matches(keys, /^ {4}([a-z]\w+)[:(]/gm),
  )
  const keys = [...matches(text, /^ {4}'([\w?=: .]+)':/gm), ...matches(text, /^ {4}([A-Z]\w+)[:(]/gm), ...globals]
  return keys.flatMap(key => {
    let owner = ''
    return key.split(' ').flatMap(word => {
      if (!/[:.]$/.test(word)) return [{ owner, member: word.replace(/[?=]$/, '') }]
      owner = word
      return []
    })
  })
}

/** Owners that pages reach by a property with another name, such as `attributes`. */
const otherwiseNamed = ['NamedNodeMap:', 'DocumentPictureInPictureEvent:', 'CSSGroupingRule:']

/** Every patched member must occur in a test of channels, or in a test of src/blocking/. */
function channelProblems(read, filesIn) {
  const tests = [
    ...filesIn('test/channels', '.mjs'),
    ...filesIn('test/blocking', '.ts'),
    ...filesIn('test/attacks', '.ts'),
  ]
    .map(read)
    .join('\n')
  // Pages reach `BackgroundFetchManager` by `backgroundFetch`. Members such as `fetch` are those of several owners.
  const isNamed = owner => new RegExp(owner.replace(/(Manager)?[:.]$/, ''), 'i').test(tests)
  const isTested = ({ owner, member }) =>
    new RegExp(`\\b${member}\\b`).test(tests) && (otherwiseNamed.includes(owner) || isNamed(owner))
  return filesIn('src/blocking/patch', '.ts')
    .filter(file => /\/patch-(?!key)/.test(file))
    .flatMap(file =>
      patchedIn(read(file))
        .filter(patched => !sameAsTested.includes(patched.member) && !isTested(patched))
        .map(
          ({ owner, member }) =>
            `${file} patches ${`${owner} ${member}`.trim()}, but no row of test/channels/ and no test of test/blocking/ uses it`,
        ),
    )
}

/**
 * Calls that are open until the whole guard has arrived, because they only show something, or are rare and would make the
 * gate larger. docs/internals/channels.md lists what is open then.
 */
const openUntilGuard = [
  'MediaMetadata',
  'artwork',
  'Notification',
  'showNotification',
  'addModule',
  'setConfiguration',
  'webkitRTCPeerConnection',
  'WebSocketStream',
]

/** The gate must hold each call that sends something by itself, until the whole guard has arrived. */
function gateProblems(read) {
  const gate = read('src/blocking/gate/gate-calls.ts')
  const heldOf = owner => new RegExp(`^ {2}${owner.replace(/[:.]$/, '') || "''"}: '([^']*)'`, 'm').exec(gate)?.[1] ?? ''
  return ['beacon', 'notifications', 'sockets'].flatMap(name => {
    const file = `src/blocking/patch/patch-${name}.ts`
    return patchedIn(read(file))
      .filter(({ owner, member }) => !openUntilGuard.includes(member) && !heldOf(owner).split(' ').includes(member))
      .map(
        ({ owner, member }) =>
          `src/blocking/gate/gate-calls.ts lacks ${`${owner} ${member}`.trim()} of ${file}: add it to immediate`,
      )
  })
}
