// How each bundler is installed, and how it builds the pages in `src/`: `build` is a module that runs in the site's folder
// and writes `site/`. `html` means that the bundler accepts the HTML pages themselves, `old` that the list
// has a newer major version of it.
const names = 'const names = JSON.parse(process.env.ENTRIES)\n'
const input = `${names}const input = Object.fromEntries(names.map(name => [name, './src/' + name + '.js']))\n`
const react = ['react@19', 'react-dom@19']
const define = `{ 'process.env.NODE_ENV': '"production"' }`

const vite = major => ({
  packages: [`vite@${major}`, ...react],
  html: true,
  dev: ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--strictPort', '--port'],
  build: `
import { build } from 'vite'
${names}
const key = ${major} > 7 ? 'rolldownOptions' : 'rollupOptions'
await build({ logLevel: 'error', build: { outDir: 'site', target: 'es2022', [key]: { input: names.map(name => name + '.html') } } })`,
})

const webpackConfig = `{
  mode: 'production', entry: input, performance: { hints: false },
  output: { path: process.cwd() + '/site', filename: '[name].js', chunkFilename: 'chunk-[id]-[contenthash].js', publicPath: 'auto' },
  optimization: { runtimeChunk: false },
}`
const webpackRun = module => `
import * as module from '${module}'
${input}
const compile = module.webpack ?? module.rspack ?? module.default
const stats = await new Promise((resolve, reject) => compile(${webpackConfig}, (error, stats) => (error ? reject(error) : resolve(stats))))
if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString({ colors: false }))`

export const bundlers = {
  'vite-8': { ...vite(8), fast: true },
  'vite-7': { ...vite(7), old: true },
  'vite-6': { ...vite(6), old: true },
  'vite-5': { ...vite(5), old: true },
  rolldown: {
    packages: ['rolldown@latest', ...react],
    build: `
import { build } from 'rolldown'
${input}
await build({ input, logLevel: 'silent', platform: 'browser', transform: { define: ${define} }, output: { dir: 'site', format: 'es', entryFileNames: '[name].js' } })`,
  },
  rollup: {
    fast: true,
    packages: [
      'rollup@latest',
      '@rollup/plugin-node-resolve',
      '@rollup/plugin-commonjs',
      '@rollup/plugin-replace',
      ...react,
    ],
    build: `
import { rollup } from 'rollup'
import resolve from '@rollup/plugin-node-resolve'
import commonjs from '@rollup/plugin-commonjs'
import replace from '@rollup/plugin-replace'
${input}
const plugins = [replace({ preventAssignment: true, values: ${define} }), resolve({ browser: true }), commonjs()]
const bundle = await rollup({ input, plugins, onwarn() {} })
await bundle.write({ dir: 'site', format: 'es', entryFileNames: '[name].js' })`,
  },
  esbuild: {
    fast: true,
    packages: ['esbuild@latest', ...react],
    build: `
import { build } from 'esbuild'
${input}
await build({ entryPoints: input, bundle: true, splitting: true, format: 'esm', outdir: 'site', define: ${define}, logLevel: 'error' })`,
  },
  'webpack-5': { packages: ['webpack@5', ...react], build: webpackRun('webpack') },
  rspack: { packages: ['@rspack/core@latest', ...react], build: webpackRun('@rspack/core') },
  parcel: {
    packages: ['parcel@2', ...react],
    // Parcel 2 ignores "exports" by default.
    settings: { '@parcel/resolver-default': { packageExports: true } },
    html: true,
    build: `
import { Parcel } from '@parcel/core'
${names}
const bundler = new Parcel({
  entries: names.map(name => name + '.html'), defaultConfig: '@parcel/config-default', mode: 'production',
  defaultTargetOptions: { distDir: 'site', engines: { browsers: ['last 2 Chrome versions'] }, publicUrl: '/', shouldOptimize: true },
})
await bundler.run()
process.exit(0)`,
  },
  'next-turbopack': { packages: ['next@latest', ...react], next: true },
}
