// What starts a manager in a page, and what keeps it from running: what the doctor finds and prints, by the facts of a page.
import { deepStrictEqual, match, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { file, find, findingTable, folder, guard, manager, page, quickStart, url } from './support/doctor-page.mjs'
import { source } from './support/source.mjs'

const { findProblems } = await source('doctor/find-problems.ts')

const stopped = { version: null }
const alone = '<script src="/consent-elements/guard.js"></script>'
const standalone = '<script src="/consent-elements/standalone.js"></script>'
const loaded = [file('consent-elements.js')]

test('a guard that loads no manager is printed with what it lacks to load one', () => {
  const found = (tag, more = {}) => find('missing-manager', page(`<head>\n${tag}`, { live: stopped, ...more }))
  const observation = paste => ({
    line: 2,
    seen: 'The guard has no data-manager, and no script starts a manager.',
    fix: 'Let the guard load the manager:',
    paste,
  })
  const src = 'src="/consent-elements/guard.js"'
  for (const [tag, paste] of [
    [alone, `<script data-manager data-mode="offline" data-categories="auto" ${src}></script>`],
    [
      `<script data-mode="c15t" ${src}></script>`,
      `<script data-manager data-categories="auto" data-mode="c15t" ${src}></script>`,
    ],
    [
      `<SCRIPT data-categories="all" ${src}></script>`,
      `<SCRIPT data-manager data-mode="offline" data-categories="all" ${src}></script>`,
    ],
    [
      '<script data-file="/guard.js">run()</script>',
      '<script data-manager data-mode="offline" data-categories="auto" data-file="/guard.js">/* the text of guard.js, as it is */</script>',
    ],
  ])
    deepStrictEqual(found(tag), [observation(paste)])
  deepStrictEqual(find('missing-manager', page(alone)), [], 'a bundle runs a manager')
  deepStrictEqual(find('missing-manager', page('<p>a</p>', { live: stopped })), [])
})

test('a manager without type="module" is printed as a guard that loads it', () => {
  const classic = '<script src="/js/consent-elements.js"></script>'
  deepStrictEqual(find('missing-manager', page(`\n${classic}`, { live: stopped })), [
    {
      line: 2,
      seen: `${classic} has no type="module", so browsers do not run it.`,
      fix: 'Let the guard load the manager. Write this line instead:',
      paste: '<script src="/js/guard.js" data-manager data-mode="offline" data-categories="auto"></script>',
    },
  ])
  // Beside a guard, the missing manager is the finding.
  match(find('missing-manager', page(guard + classic, { live: stopped }))[0].seen, /but no manager runs/)
})

test('a manager that does not run is printed as it is, if nothing else explains it', () => {
  const of = (html, more) => find('missing-manager', page(html, { live: stopped, ...more }))
  const fix = 'Look for errors in the console of the browser. Check that no plugin or CDN rewrites the tag:'
  for (const [tag, paste] of [
    [guard, guard],
    [standalone, standalone],
    [
      '<script data-manager data-file="/guard.js">run()</script>',
      '<script data-manager data-file="/guard.js">/* the text of guard.js, as it is */</script>',
    ],
  ]) {
    const written = /^<script[^>]*>(?:<\/script>)?/.exec(tag)[0]
    deepStrictEqual(of(`\n${tag}`), [{ line: 2, seen: `${written} is in the HTML, but no manager runs.`, fix, paste }])
  }
  const long = more => `<script src="/consent-elements/guard.js" data-manager data-x="${'a'.repeat(more)}"></script>`
  const rest = 120 - long(0).length
  strictEqual(of(long(rest))[0].seen, `${long(rest)} is in the HTML, but no manager runs.`)
  strictEqual(of(long(rest + 1))[0].seen, `${long(rest + 1).slice(0, 117)}… is in the HTML, but no manager runs.`)
  const issue = { directive: 'script-src-elem', blockedUrl: `${folder}guard.js`, kind: 'kURLViolation', url, line: 1 }
  for (const [what, html, more] of [
    ['a manager runs', guard, { live: {} }],
    ['it is deferred', guard.replace(' src', ' defer src'), {}],
    ['its text is broken', '<script data-manager data-file="/guard.js">a &amp;&amp; b</script>', {}],
    ['its element is missing', manager, { files: loaded }],
    ['the policy blocks it', guard, { policyIssues: [issue] }],
    ['a file is missing', guard, { files: [file('guard.js', { status: 404 })] }],
    ['versions are mixed', guard, { files: [...loaded, file('guard.js', { text: '/*! consent-elements 1.0.0 |' })] }],
    ['it throws', guard, { exceptions: [{ text: 'Error: cut off', url: `${folder}guard.js`, line: 1 }] }],
  ])
    deepStrictEqual(of(html, more), [], what)
})

test('a manager that is loaded needs its element, and a guard adds it itself', () => {
  const of = (html, more = { files: loaded }) =>
    find('missing-element', page(html, { live: { ...stopped, tags: [] }, ...more }))
  const found = {
    line: 1,
    seen: 'The manager is loaded, and no <consent-banner> is in the page.',
    fix: 'Put this into <body>:',
    paste: '<consent-banner mode="offline" categories="auto"></consent-banner>',
  }
  deepStrictEqual(of(manager), [found])
  deepStrictEqual(of(standalone, { files: [file('standalone.js?v=1')] }), [found])
  deepStrictEqual(of(manager, { files: [file('guard.js', { status: 404 }), ...loaded] }), [found])
  for (const [what, html, more] of [
    ['a guard', guard],
    ['no manager', '<p>a</p>'],
    ['one of another type', manager.replace(' type="module"', '')],
    ['it runs', manager, { files: loaded, live: {} }],
    [
      'the element is there',
      manager,
      { files: loaded, live: { ...stopped, tags: [{ name: 'consent-banner', attributes: {} }] } },
    ],
    ['its file is missing', manager, { files: [file('consent-elements.js', { status: 404 })] }],
    ['its file is a page', manager, { files: [file('consent-elements.js', { text: ' <!doctype html>' })] }],
    ['another file is loaded', manager, { files: [file('consent-elements-core.js')] }],
  ])
    deepStrictEqual(of(html, more), [], what)
  const other = { ...stopped, tags: [{ name: 'x-banner', attributes: {} }] }
  deepStrictEqual(of(manager, { files: loaded, live: other }), [found])
})

test('two managers of this package are named with their lines, and the second is printed', () => {
  const of = (html, more) => find('two-managers', page(html, more))
  const seenOf = (...tags) => `The page loads ${tags.map((tag, at) => `${tag} (line ${at + 1})`).join(' and ')}.`
  deepStrictEqual(of(`${guard}\n${manager}`), [
    { line: 2, seen: seenOf(guard, manager), fix: 'Keep one, and delete the other line:', paste: manager },
  ])
  deepStrictEqual(of(`${guard}\n${alone}`), [
    { line: 2, seen: seenOf(guard, alone), fix: 'Keep only the first guard, and delete the other line:', paste: alone },
  ])
  deepStrictEqual(of(`${manager}\n${standalone}`), [
    { line: 2, seen: seenOf(manager, standalone), fix: 'Keep one, and delete the other line:', paste: standalone },
  ])
  const long = length => `<script src="/guard.js" data-x="${'a'.repeat(length - 43)}"></script>`
  strictEqual(long(90).length, 90)
  strictEqual(of(`${long(90)}\n${long(91)}`)[0].seen, seenOf(long(90), `${long(91).slice(0, 87)}…`))
  for (const html of [guard, manager, alone + manager, '<p>a</p>']) deepStrictEqual(of(html), [], html)
})

test('a second start that the console reports is a finding, and its messages are those of the product', () => {
  for (const text of [
    'consent-elements: 1.4.0 runs on this page; this copy, 1.5.0, does nothing',
    'consent-elements: a manager already runs; these options are ignored',
    'consent-elements: the options of <ConsentProvider> are ignored',
  ]) {
    deepStrictEqual(find('two-managers', page('<p>a</p>', { console: [{ text: 'other' }, { text }] })), [
      {
        line: null,
        seen: `The console has: ${text}`,
        fix: 'Keep one. A bundle that imports consent-elements/auto or uses the React components needs a guard without data-manager.',
        paste: null,
      },
    ])
    deepStrictEqual(find('two-managers', page(`\n${guard}\n${manager}`, { console: [{ text }] }))[0].line, 3)
  }
  deepStrictEqual(find('two-managers', page(guard, { console: [{ text: 'A manager runs' }] })), [])
})

test('a page that loads nothing of the package is told what to install, and nothing else', () => {
  const of = (html, more) => find('not-installed', page(html, { live: stopped, ...more }))
  const found = seen => [
    {
      seen,
      fix: 'Copy the package’s dist/ folder to /consent-elements/, and put this first in <head>:',
      paste: quickStart,
    },
  ]
  deepStrictEqual(of('<p>a</p>'), found('The page has neither the guard nor the manager.'))
  deepStrictEqual(
    of('<img src="https://ads.example/a.gif">', { trackers: ['https://more.example/b'] }),
    found('The page requests ads.example, and has neither the guard nor the manager.'),
  )
  deepStrictEqual(
    of('<p>a</p>', { trackers: ['https://more.example/b'] }),
    found('The page requests more.example, and has neither the guard nor the manager.'),
  )
  const tags = [
    { name: 'x-a', attributes: {} },
    { name: 'consent-banner', attributes: {} },
  ]
  deepStrictEqual(
    of('<p>a</p>', { live: { ...stopped, tags } }),
    found('The page has <consent-banner>, and no script that brings it to life.'),
  )
  for (const [html, more] of [
    [guard],
    [manager],
    [standalone],
    ['<p>a</p>', { files: [file('consent-elements-core.js')] }],
    ['<p>a</p>', { live: {} }],
  ])
    deepStrictEqual(of(html, more), [], html)
  deepStrictEqual(
    findProblems(page('<p>a</p>', { live: stopped, headers: {} })).map(({ id }) => id),
    ['not-installed'],
  )
})

test('errors of our files are findings, at their place and with the beginning of their text', () => {
  const of = (exceptions, more = {}, html = guard) => find('script-error', page(html, { exceptions, ...more }))
  const fix = 'Update the package. If the error stays, please report it with this text:'
  const paste = 'npm install consent-elements@latest'
  const core = `${folder}consent-elements-core.js`
  const thrown = (text, url = core, line = 3) => ({ text, url, line })
  deepStrictEqual(of([thrown('Error: a\n    at b\n    at c')]), [
    { url: core, line: 3, seen: 'Error: a     at b', fix, paste },
  ])
  deepStrictEqual(of([thrown('a'.repeat(301))])[0].seen, 'a'.repeat(300))
  for (const one of [
    thrown('a', `${url}app.js`),
    thrown('a', null),
    thrown('a', url, 1),
    thrown("Uncaught SyntaxError: Unexpected token '<'"),
    thrown('Failed to fetch dynamically imported module: a'),
    thrown('Cannot use import statement outside a module'),
  ])
    deepStrictEqual(of([one]), [], one.text)
  const text = 'consent-elements: <privacy-settings-dialog> could not be loaded'
  deepStrictEqual(
    of([], {
      console: [
        { text, url: null, line: null },
        { text: `more ${text}`, url: null, line: null },
      ],
    }),
    [{ url, line: null, seen: text, fix, paste }],
  )
})

test('findings are in the order of the table, with their severity, reason and file', () => {
  const html = `<!doctype html>\n<p>a</p>\n${guard}`
  const facts = page(html, {
    file: 'a.html',
    live: { hasWayBack: false, hasPolicyLink: false },
    hasWayBackControl: false,
  })
  deepStrictEqual(
    findProblems(facts).map(({ id, severity, place, also, why, paste }) => [
      id,
      severity,
      place.line,
      place.file,
      also,
      why === findingTable[id].why,
      paste !== undefined,
    ]),
    [
      ['guard-late', 'error', 3, 'a.html', [], true, true],
      ['no-way-back', 'error', null, 'a.html', [], true, true],
      ['no-policy-link', 'warning', 3, 'a.html', [], true, true],
      ['late-charset', 'warning', null, 'a.html', [], true, true],
      ['missing-viewport', 'warning', null, 'a.html', [], true, true],
      ['no-frame-ancestors', 'warning', null, 'a.html', [], true, true],
    ],
  )
  const elsewhere = { exceptions: [{ text: 'a', url: `${folder}guard.js`, line: 7 }] }
  deepStrictEqual(findProblems({ ...facts, ...elsewhere }).find(({ id }) => id === 'script-error').place, {
    url: `${folder}guard.js`,
    file: null,
    line: 7,
  })
  const open = page(`${guard.replace('></script>', '/>')}<p>a</p>`, { file: null })
  deepStrictEqual(
    findProblems(open).map(({ id, place }) => [id, place]),
    [['guard-not-closed', { url, file: null, line: 1 }]],
  )
})
