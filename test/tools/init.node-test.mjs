// Each kind of project: what the plan changes, that applying it again changes nothing, and that --undo leaves the project
// byte for byte as it was. The sources of `init` run, and for plain HTML also the built dist/cli.js.
import { deepStrictEqual, match, ok, strictEqual } from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { openProject } from './init/open-project.mjs'
import { projects } from './init/projects.mjs'

const applied = ['--yes', '--policy-url', '/privacy']

describe('init', { concurrency: 2 }, () => {
  const all = [
    ...Object.entries(projects).map(([name, project]) => ({ name, way: 'init', ...project })),
    { name: 'plain HTML by the built program', way: 'program', ...projects['plain HTML'] },
  ]
  for (const { name, way, files, folder: inner, edits, byHand, untouched = [], missing = [] } of all)
    test(`installs in ${name}, once, and can be undone`, async () => {
      const { folder, [way]: init, read, snapshot, remove } = openProject(files, inner)
      const before = snapshot()
      const first = await init(...applied)
      strictEqual(first.status, 0, first.stdout + first.stderr)
      for (const [path, texts] of Object.entries(edits))
        for (const text of texts)
          ok(
            text instanceof RegExp ? text.test(read(path)) : read(path).includes(text),
            `${path} lacks ${text}:\n${read(path).slice(0, 2000)}`,
          )
      if (byHand) match(first.stdout, byHand)
      for (const path of untouched) strictEqual(read(path), files[path])
      for (const path of missing) ok(!existsSync(join(folder, path)), `${path} was written`)
      const after = snapshot()
      const second = await init(...applied)
      strictEqual(second.status, 0, second.stdout)
      match(second.stdout, /Nothing to change in the files\./)
      deepStrictEqual(snapshot(), after)
      if (Object.keys(edits).length > 0) {
        strictEqual((await init('--undo')).status, 0)
        deepStrictEqual(snapshot(), before)
      }
      remove()
    })

  test('only prints the plan with --print, and without a terminal and --yes', () => {
    const { program, snapshot, remove } = openProject(projects['plain HTML'].files)
    const before = snapshot()
    const printed = program('--print')
    strictEqual(printed.status, 0)
    match(printed.stdout, /\+ {4}<script src="consent-elements\/guard\.js"[^]*files are copied to consent-elements\//)
    const { status, stdout } = program()
    strictEqual(status, 1)
    match(stdout, /Write --yes/)
    deepStrictEqual(snapshot(), before)
    remove()
  })
  test('takes its own lines back and keeps edits that the owner made elsewhere in the files', async () => {
    for (const [name, edit] of Object.entries({
      'plain HTML': { 'index.html': text => text.replace('<p>Me</p>', '<p>Me and you</p>') },
      'plain HTML with Windows line ends and without an encoding': {
        'index.html': text => text.replace('<p>A</p>', '<p>B</p>\r\n<p>C</p>'),
      },
      'Next with TypeScript': {
        '.gitignore': text => `${text}/coverage\n`,
        'app/layout.tsx': text =>
          text.replace('title: "App"', 'title: "Shop"').replace('{children}', '<i />{children}'),
        'package.json': text => text.replace('19.2.0', '19.3.1'),
      },
    })) {
      const { folder, init, read, snapshot, remove } = openProject(projects[name].files)
      const before = snapshot()
      await init(...applied)
      for (const [path, change] of Object.entries(edit)) writeFileSync(join(folder, path), change(read(path)))
      const { status, stdout } = await init('--undo')
      strictEqual(status, 0, stdout)
      for (const [path, change] of Object.entries(edit)) {
        match(stdout, new RegExp(`${path.replaceAll('.', '\\.')}: the lines of consent-elements are removed`))
        // A file that ended without a line end has one, because the owner's line follows.
        before[path] = change(path === '.gitignore' ? `${before[path]}\n` : before[path])
      }
      deepStrictEqual(snapshot(), before)
      remove()
    }
  })
  test('leaves a file alone whose lines of init were edited, names them, and undoes it once the edit is gone', async () => {
    const { folder, init, read, snapshot, remove } = openProject(projects['plain HTML'].files)
    const before = snapshot()
    await init('--yes')
    const installed = read('index.html')
    const edited = installed.replace('data-categories="auto"', 'data-categories="marketing"')
    writeFileSync(join(folder, 'index.html'), edited)
    const { status, stdout } = await init('--undo')
    strictEqual(status, 1)
    match(stdout, /index\.html was edited since[^]*<script src="consent-elements\/guard\.js"[^]*data-consent-open/)
    strictEqual(read('index.html'), edited)
    ok(!existsSync(join(folder, 'consent-elements')))
    writeFileSync(join(folder, 'index.html'), installed)
    strictEqual((await init('--undo')).status, 0)
    deepStrictEqual(snapshot(), before)
    remove()
  })
  test('updates copied files of another version, and still undoes everything', async () => {
    const { folder, init, read, snapshot, remove } = openProject(projects['plain HTML'].files)
    const before = snapshot()
    await init('--yes')
    const record = join(folder, '.consent-elements/undo.json')
    const guard = join(folder, 'consent-elements/guard.js')
    const older = read('consent-elements/guard.js').replace('1.5.0', '1.4.0')
    const hash = text => createHash('sha256').update(text).digest('hex')
    writeFileSync(
      record,
      read('.consent-elements/undo.json').replace(hash(read('consent-elements/guard.js')), hash(older)),
    )
    writeFileSync(guard, older)
    match((await init('--yes')).stdout, /1 files? (is|are) copied/)
    strictEqual((await init('--undo')).status, 0)
    deepStrictEqual(snapshot(), before)
    remove()
  })
  const wrong = (title, args, message, files = projects['plain HTML'].files) =>
    test(title, async () => {
      const { init, remove } = openProject(files)
      const { status, stderr } = await init(...args)
      strictEqual(status, 2)
      match(stderr, message)
      remove()
    })
  wrong('--yes and --print exclude each other', ['--yes', '--print'], /exclude each other/)
  wrong('--policy-url takes no quotes', ['--policy-url', '"/a'], /--policy-url is/)
  wrong('an empty folder is no project', [], /no HTML file/, { 'readme.txt': '' })
  for (const [name, files] of Object.entries({
    klaro: { 'index.html': '<html><head><script src="/klaro/klaro.js"></script></head><body></body></html>' },
    'vanilla-cookieconsent': {
      'package.json': '{"dependencies":{"vanilla-cookieconsent":"^3.1.0","vite":"^8.0.0"}}',
      'index.html': '<html><head></head><body></body></html>',
    },
    c15t: { 'package.json': '{"dependencies":{"@c15t/nextjs":"^2.0.0","next":"16.0.0"}}' },
    tarteaucitron: {
      'a.html': '<html><head><script src="/tarteaucitron/tarteaucitron.min.js"></script></head></html>',
    },
    Osano: { 'a.html': '<html><head><script src="https://cmp.osano.com/1/2/osano.js"></script></head></html>' },
  }))
    wrong(
      `stops beside ${name}, names the place, and what to read`,
      ['--yes'],
      new RegExp(`another consent tool: ${name}\\. [^]*docs/migration/`),
      files,
    )
  wrong('a monorepo has sites only in its packages', [], /Give the folder of the package: .*packages\/shop/, {
    'package.json': '{ "workspaces": ["packages/*"] }',
    'packages/shop/package.json': '{}',
    'packages/shop/index.html': '<!doctype html><html><head></head></html>',
  })
  wrong('there is nothing to undo before', ['--undo'], /nothing to undo/)
  for (const [field, value, message] of [
    ['packageManager', 5, /"packageManager": 5\. Allowed is a text, such as "pnpm@/],
    ['dependencies', ['next'], /"dependencies": \["next"\]\. Allowed is an object/],
    ['devDependencies', 'vite', /"devDependencies": "vite"\. Allowed is an object/],
    ['type', null, /"type": null\. Allowed is a text/],
  ])
    wrong(`package.json with a wrong ${field} gets a message`, [], message, {
      'package.json': JSON.stringify({ [field]: value }),
      'index.html': '<!doctype html><html><head></head></html>',
    })

  /** A project beside another folder, whose files must stay as they are. */
  const besides = (files, outside) => {
    const project = openProject({ ...files, 'package.json': '{"dependencies":{"next":"16.0.0"}}' })
    const other = openProject(outside)
    const remove = () => {
      project.remove()
      other.remove()
    }
    return { project, other, remove }
  }
  const layout =
    'export default function Layout({ children }) {\n  return (\n    <html lang="en">\n      <body>{children}</body>\n    </html>\n  )\n}\n'
  for (const [title, link, target, files] of [
    ['a configuration that is a link to another folder', 'next.config.mjs', 'next.config.mjs', {}],
    ['a configuration that is a link to nothing', 'next.config.mjs', 'missing.mjs', {}],
    ['a linked folder of pages', 'app', 'app', { 'app/layout.tsx': undefined }],
    ['a linked folder for its own record', '.consent-elements', '.', {}],
  ])
    test(`writes nothing through ${title}`, async () => {
      const outside = { 'next.config.mjs': 'export default {}\n', 'app/layout.tsx': layout }
      const inside = { 'app/layout.tsx': layout, ...files }
      if (files['app/layout.tsx'] === undefined && 'app/layout.tsx' in files) delete inside['app/layout.tsx']
      const { project, other, remove } = besides(inside, outside)
      symlinkSync(join(other.folder, target), join(project.folder, link))
      const { status, stdout, stderr } = await project.init('--yes')
      if (link === 'app') match(stdout, /No root layout was found/)
      else {
        strictEqual(status, 2, stdout)
        match(stderr, new RegExp(`${link.replace('.', '\\.')} is a link that leads out of the project`))
        ok(!stdout.includes('+++'), 'it showed a plan')
      }
      deepStrictEqual(other.snapshot(), outside)
      ok(lstatSync(join(project.folder, link)).isSymbolicLink())
      remove()
    })
  test('copies nothing into a folder that is a link out of the project', async () => {
    const project = openProject(projects['plain HTML'].files)
    const other = openProject({ 'a.txt': 'a' })
    symlinkSync(other.folder, join(project.folder, 'consent-elements'))
    const { status, stderr } = await project.init('--yes')
    strictEqual(status, 2)
    match(stderr, /consent-elements is a link that leads out of the project/)
    deepStrictEqual(other.snapshot(), { 'a.txt': 'a' })
    project.remove()
    other.remove()
  })
  test('follows a link that stays in the project', async () => {
    const { init, folder, read, snapshot, remove } = openProject({
      ...projects['plain HTML'].files,
      'copies/readme.txt': 'files',
    })
    symlinkSync('copies', join(folder, 'consent-elements'))
    strictEqual((await init('--yes')).status, 0)
    ok(read('copies/guard.js').includes('consent-elements 1'))
    strictEqual((await init('--undo')).status, 0)
    deepStrictEqual(
      Object.keys(snapshot()).filter(path => path.startsWith('copies')),
      ['copies/readme.txt'],
    )
    remove()
  })

  const hash = text => createHash('sha256').update(text).digest('hex')
  for (const [title, path] of [
    ['a path above the project', '../known'],
    ['a path above the project, written for Windows', '..\\known'],
    ['an absolute path', join(tmpdir(), 'consent-elements-known')],
    ['a hook of Git', 'a/.git/hooks/pre-commit'],
  ])
    test(`--undo changes nothing if its record has ${title}`, async () => {
      const { folder, init, snapshot, remove } = openProject(
        {
          known: 'outside',
          'site/index.html': 'x',
          'site/a/.git/hooks/pre-commit': 'hook',
          'site/.consent-elements/undo.json': JSON.stringify({
            schema: 1,
            files: [
              { path: 'index.html', before: 'written', after: hash('x') },
              { path, before: null, after: hash(path.includes('.git') ? 'hook' : 'outside') },
            ],
          }),
        },
        'site',
      )
      const before = snapshot()
      const { status, stderr } = await init('--undo')
      strictEqual(status, 2)
      match(stderr, /Nothing was changed, because .*undo\.json has a path that init did not write/)
      deepStrictEqual(snapshot(), before)
      ok(existsSync(join(folder, 'known')))
      remove()
    })
  wrong('a record with other contents is not read', ['--undo'], /cannot be read\. Delete it/, {
    'index.html': 'x',
    '.consent-elements/undo.json': '{"schema":1,"files":[{"path":5,"before":null,"after":"a"}]}',
  })
  test('--undo names every file that it could not restore, restores the others, and can be repeated', async () => {
    const { folder, init, read, snapshot, remove } = openProject(projects['plain HTML'].files)
    const before = snapshot()
    await init('--yes')
    const installed = read('index.html')
    rmSync(join(folder, 'index.html'))
    mkdirSync(join(folder, 'index.html'))
    const { status, stdout } = await init('--undo')
    strictEqual(status, 1)
    match(stdout, /index\.html was not restored: EISDIR/)
    ok(!existsSync(join(folder, 'consent-elements')))
    rmSync(join(folder, 'index.html'), { recursive: true })
    writeFileSync(join(folder, 'index.html'), installed)
    strictEqual((await init('--undo')).status, 0)
    deepStrictEqual(snapshot(), before)
    remove()
  })
  test('prints no control characters of a project', async () => {
    const { init, remove } = openProject({
      'index.html': `<!doctype html><html><head>\u001b]0;owned\u0007<title>\u001b[2Ja\u202eb</title></head><body></body></html>`,
    })
    const { stdout } = await init('--print')
    // oxlint-disable-next-line no-control-regex -- control characters are what it is about
    ok(!/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202e]|owned/.test(stdout), JSON.stringify(stdout))
    match(stdout, /<title>ab<\/title>/)
    remove()
  })
})
