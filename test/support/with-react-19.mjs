// Runs the tests of test/react/ again with React 19. Each is bundled with React and our sources, because served modules
// share one React version. `test/react/react-19.test.ts` imports the bundles.
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
      ignoreAnnotations: true, // `sideEffects` in package.json also applies to the tests
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
