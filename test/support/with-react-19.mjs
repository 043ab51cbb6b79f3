// The tests of test/react/ once more, with React 19: each is bundled with it, our sources included, because a module that
// is served has one React for all. `test/react/react-19.test.ts` asks for them.
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
const react = fileURLToPath(new URL('react-19/node_modules', import.meta.url))
const testsOfReact = () => readdirSync(`${root}/test/react`).filter(name => name.endsWith('.test.tsx'))

/** @returns a plugin for the test runner */
export function withReact19() {
  let files
  const bundled = async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: ['export { version } from "react"', ...testsOfReact().map(name => `import "./${name}"`)].join('\n'),
        resolveDir: `${root}/test/react`,
      },
      bundle: true,
      ignoreAnnotations: true, // package.json says of tests, too, that importing them does nothing
      write: false,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      alias: {
        react: `${react}/react`,
        'react-dom': `${react}/react-dom`,
        'react-dom/server': `${react}/react-dom/server.browser.js`,
      },
      external: ['util'],
      define: { 'process.env.NODE_ENV': '"development"' },
      logLevel: 'error',
    })
    return outputFiles[0].text
  }
  return {
    name: 'with-react-19',
    serve: async ({ path }) =>
      path === '/__react-19__.js' ? { body: await (files ??= bundled()), type: 'js' } : undefined,
  }
}
