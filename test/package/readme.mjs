// `npm run docs`: whether the README's tables say what the types and custom-elements.json say, no more and no less. After a
// build, which writes custom-elements.json.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { check, must, totals } from '../support/checks.mjs'
import { askTypes, optionFacts } from '../../build/option-facts.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = path => readFileSync(root + path, 'utf8')
const readme = read('README.md')
const tags = JSON.parse(read('custom-elements.json')).modules.flatMap(({ declarations }) => declarations)
const tagNamed = name => tags.find(({ tagName }) => tagName === name)
const namesOf = (tag, list) => (tagNamed(tag)[list] ?? []).map(({ name }) => name)

/** What stands in backticks. */
const codeIn = text => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code)
/** The rows of the tables of a section, each a list of its cells; `a \| b` is one cell. */
function rowsOf(text, heading) {
  const section = text.split(/^#{2,3} /m).find(one => one.startsWith(`${heading}\n`))
  must(section, `the README has no section "${heading}"`)
  return section
    .split('\n')
    .filter(line => line.startsWith('|') && !/^\|[-:| ]+\|$/.test(line))
    .map(line =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split(/(?<!\\)\|/)
        .map(cell => cell.trim()),
    )
}
const column = (text, heading, index) => rowsOf(text, heading).flatMap(row => codeIn(row[index] ?? ''))

/** Fails where two sets of names differ, and says by which. */
function same(told, true_, where) {
  const lacks = [...new Set(true_)].filter(name => !told.includes(name))
  const invents = [...new Set(told)].filter(name => !true_.includes(name))
  must(lacks.length === 0, `${where} lacks ${lacks.join(', ')}`)
  must(invents.length === 0, `${where} has ${invents.join(', ')}, which is not there`)
}
const throws = run => {
  try {
    run()
    return false
  } catch {
    return true
  }
}
const plainName = code => code.replace(/[^\w].*$/, '')

const options = await optionFacts(tagNamed('consent-banner').attributes)
const types = askTypes(
  'boot/consent-manager.ts',
  'effects/consent-events.ts',
  'effects/consent-callbacks.ts',
  'client/client-error.ts',
  'signals/signal-options.ts',
  'blocking/request-log.ts',
)

/** What the README says of the options, against the facts. Also asked of READMEs that are wrong, to see that it can fail. */
const optionChecks = {
  'has every option in its table, and no other': text =>
    same(
      column(text, 'Options', 0),
      options.map(({ name }) => name),
      'the table',
    ),
  'has every attribute of <consent-banner> beside its option'(text) {
    same(column(text, 'Options', 1), namesOf('consent-banner', 'attributes'), 'the table')
    for (const [option, attribute] of rowsOf(text, 'Options').slice(1)) {
      const [name] = codeIn(option)
      const known = options.find(one => one.name === name)
      if (known)
        must(codeIn(attribute)[0] === (known.attribute ?? undefined), `${name}: ${attribute}, not ${known.attribute}`)
    }
  },
  'names all that an option may be, and the keys of those that hold several'(text) {
    for (const { name, words, keys } of options) {
      const row = rowsOf(text, 'Options')
        .find(([option]) => codeIn(option)[0] === name)
        .join(' ')
      const elsewhere = { signals: 1, callbacks: 1, sweep: 1 } // in tables of their own
      const wanted = name in elsewhere ? words : [...words, ...keys]
      const missing = wanted.filter(word => !new RegExp(`\\b${word}\\b`).test(row))
      must(missing.length === 0, `the row of ${name} lacks ${missing.join(', ')}`)
    }
  },
  'says what holds in silence'(text) {
    for (const { name, kind, standard } of options) {
      if (kind === 'object' || standard === null) continue
      const row = rowsOf(text, 'Options').find(([option]) => codeIn(option)[0] === name)
      const [told] = codeIn(row[3])
      must(told === String(standard), `${name} is ${standard} unless given, and the table says ${told}`)
    }
  },
}
for (const [what, run] of Object.entries(optionChecks)) await check(`the README ${what}`, () => run(readme))

const wrong = {
  'an option is missing': readme.replace(/^\| `exemptHosts`.*\n/m, ''),
  'an option is invented': readme.replace('| `exemptHosts` |', '| `exemptedHosts` |'),
  'an attribute is missing': readme.replace('| `cookie-domain` |', '| |'),
  'a word is missing': readme.replace('`displayed`', '`shown`'),
  'a default is another': readme.replace(/^(\| `lifetimeDays`.*)`182`/m, '$1`365`'),
}
for (const [fault, text] of Object.entries(wrong))
  await check(`a README in which ${fault} is found out`, () => {
    must(text !== readme, 'the README is not what this check takes it for')
    const objects = markdown => Object.values(optionChecks).filter(run => throws(() => run(markdown))).length
    const found = objects(text) > objects(readme)
    must(found, 'nobody notices')
  })

await check('the README has every tag', () =>
  same(
    column(readme, 'The tags', 0).map(code => /<([\w-]+)/.exec(code)[1]),
    tags.map(({ tagName }) => tagName),
    'the table',
  ),
)
await check('the README has every event and every callback', () => {
  const events = types.membersOf('effects/consent-events.ts', 'ConsentEventMap').map(({ name }) => name)
  const callbacks = types.membersOf('effects/consent-callbacks.ts', 'ConsentCallbacks').map(({ name }) => name)
  same(column(readme, 'Events and callbacks', 0), events, 'the column of events')
  same(column(readme, 'Events and callbacks', 2).map(plainName), callbacks, 'the column of callbacks')
})
await check(
  'the README has every member of the handle, all of its state, and all that is known of a held request',
  () => {
    const members = types.membersOf('boot/consent-manager.ts', 'ConsentManager').map(({ name }) => name)
    same(
      column(readme, 'The handle', 0).map(plainName),
      members.filter(name => name !== 'version'),
      'the table',
    )
    const rowOf = name => rowsOf(readme, 'The handle').find(([member]) => codeIn(member)[0] === name)[1]
    const state = types.membersOf('boot/consent-manager.ts', 'ConsentState').map(({ name }) => name)
    same(rowOf('state').replace(/^.*: /, '').split(', '), state, 'the row of `state`')
    for (const { name } of types.membersOf('blocking/request-log.ts', 'LoggedRequest'))
      must(new RegExp(`\\b${name}\\b`).test(codeIn(rowOf('requests'))[0]), `the row of \`requests\` lacks ${name}`)
  },
)
await check('the README has every code of the error catalogue', () => {
  const told = column(readme, 'Errors', 0)
  for (const code of types.wordsOf('client/client-error.ts', 'ErrorCode')) must(told.includes(code), `it lacks ${code}`)
})
await check('the README has every vendor that can be told', () => {
  const vendors = types.membersOf('signals/signal-options.ts', 'SignalOptions').map(({ name }) => name)
  same(
    column(readme, 'Vendors with words of their own', 0).filter(name => vendors.includes(name)),
    vendors,
    'the table',
  )
})
await check('the README has every custom property, part and slot', () => {
  const looks = rowsOf(readme, 'Looks')
  const properties = looks.flatMap(([first]) => codeIn(first)).filter(name => name.startsWith('--'))
  const both = ['consent-banner', 'privacy-settings-dialog']
  same(properties, [...new Set(both.flatMap(tag => namesOf(tag, 'cssProperties')))], 'the table of custom properties')
  const partsOf = title => codeIn(looks.find(([first]) => first === title)[1])
  same(partsOf('banner'), namesOf('consent-banner', 'cssParts'), 'the row of the banner')
  same(partsOf('dialog and widget'), namesOf('privacy-settings-dialog', 'cssParts'), 'the row of the dialog')
  const slots = looks
    .slice(looks.findIndex(([first]) => first.startsWith('slots of')) + 1)
    .flatMap(([first]) => codeIn(first))
  same(slots, namesOf('consent-banner', 'slots'), 'the table of slots')
})
await check('the README has every door', () => {
  const doors = Object.keys(JSON.parse(read('package.json')).exports).filter(door => !/\.json$|\*/.test(door))
  same(
    column(readme, 'Doors', 0),
    doors.map(door => `consent-elements${door.slice(1)}`),
    'the table',
  )
})
await check('every link within the README and to its files leads somewhere', () => {
  for (const file of ['README.md', 'MIGRATION.md']) {
    const text = read(file)
    const anchorsOf = markdown =>
      [...markdown.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
        title
          .toLowerCase()
          .replace(/[^\w\- ]/g, '')
          .replaceAll(' ', '-'),
      )
    for (const [, path, anchor] of text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)) {
      const target = path === '' ? text : read(path)
      if (anchor) must(anchorsOf(target).includes(anchor), `${file}: ${path}#${anchor} is not there`)
    }
  }
})

totals()
