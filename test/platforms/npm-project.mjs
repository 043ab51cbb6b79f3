// What projects of npm have in common.
import { buildWithNpm, create, installed, write } from './tools.mjs'

const icon = '<link rel="icon" href="data:," />'
/** Returns the text of a `package.json`. */
export const manifest = (scripts, dependencies, devDependencies) =>
  `${JSON.stringify({ name: 'app', private: true, version: '0.0.0', type: 'module', scripts, dependencies, devDependencies }, null, 2)}\n`
/** Returns a page of HTML. */
export const page = (body, head = '') => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    ${icon}
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    ${head}
    <title>app</title>
  </head>
  <body>
    ${body}
  </body>
</html>
`
export const react = { react: '19.3.1', 'react-dom': '19.3.1' }
/** A project with packages of npm. */
export const npm = (page, name, more) => ({
  page,
  needs: ['npm', '--version'],
  build: buildWithNpm,
  version: project => installed(project, name),
  ...more,
})
/** A project that a generator of npm writes. */
export const generated = (page, name, [program, ...words], more) =>
  npm(page, name, {
    source: `\`npm create ${program.replace(/^(@[\w-]+\/)?create-/, '$1')}\``,
    create: project => create(project, program, ...words),
    ...more,
  })
/** A project that is written as its template is. */
export const written = (page, name, files, more) =>
  npm(page, name, { source: 'written like its template', create: project => write(project, files), ...more })
