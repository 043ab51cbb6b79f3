import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { transform } from 'esbuild'
import { minify } from 'terser'
import { isQuick, isWatch } from '../build-mode.mjs'
import { noticePlugin } from './notice.mjs'
import { withoutSvgNames } from './without-svg-names.mjs'

/**
 * With this first line, Chromium compiles the whole file off the main thread while it downloads, instead of function by
 * function before the first frame. https://v8.dev/blog/explicit-compile-hints
 */
const eagerCompilation = '//# allFunctionsCalledOnLoad'

const quickMinifier = {
  name: 'quick-minifier',
  renderChunk: code => transform(code, { minify: true, target: 'es2022', legalComments: 'none' }),
}

/**
 * Terser, in this process: workers, as its own Rollup plugin starts for each file, load and compile Terser 120 times, which
 * takes longer than the work.
 */
const minifier = options => ({
  name: 'terser',
  async renderChunk(code, chunk, { format, sourcemap }) {
    const { code: text, map } = await minify(code, {
      ...options,
      module: format === 'es',
      sourceMap: Boolean(sourcemap),
    })
    return { code: text, map: map ?? null }
  },
})

/**
 * Messages of React for mistakes that our components do not make, such as a call of `Children.only`. 340 bytes after brotli.
 * The last is the end of a sentence that gives a number and its address.
 */
const messagesOfReact = [
  'setState(...): takes an object of state variables to update or a function which returns an object of state variables.',
  'act(...) is not supported in production builds of React.',
  'React.Children.only expected to receive a single React element child.',
  'Objects are not valid as a React child (found: ',
  '). If you meant to render a collection of children, use an array instead.',
  'forceFrameRate takes a positive int between 0 and 125, forcing frame rates higher than 125 fps is not supported',
  ' for the full message or use the non-minified dev environment for full errors and additional helpful warnings.',
]

/**
 * The plugins of every build.
 * @param {object} how
 * @param {import('rollup').Plugin} how.compiler compiles TypeScript
 * @param {boolean} [how.pureGetters] reading a property has no side effects; not true for React, which reads layout
 *   properties
 * @param {boolean} [how.eager] most functions are called when the file loads
 * @param {boolean} [how.directives] keeps unknown directives in functions
 */
export const common = ({ compiler, pureGetters = false, eager = false, directives = false }) => [
  replace({
    preventAssignment: true,
    delimiters: ['', ''],
    values: {
      'process.env.NODE_ENV': '"production"',
      ...Object.fromEntries(messagesOfReact.map(text => [`"${text}"`, '""'])),
      '(import.meta.env ? import.meta.env.MODE : void 0)': '"production"', // as in jotai
    },
  }),
  withoutSvgNames(),
  nodeResolve({ browser: true, exportConditions: ['production'], extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
  commonjs(),
  compiler,
  noticePlugin(),
  isQuick && !isWatch && quickMinifier,
  !isQuick &&
    minifier({
      ecma: 2022,
      compress: { passes: 3, pure_getters: pureGetters || 'strict', directives: !directives },
      format: { comments: /webpackIgnore|@vite-ignore/, ...(eager && { preamble: eagerCompilation }) },
    }),
]

/** Returns the plugins of a part of a file. The minifier comes after the whole file. */
export const withoutMinifier = all => all.filter(plugin => plugin && !/terser|minifier/.test(plugin.name))
