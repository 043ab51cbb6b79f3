// Builds the consent server: dist/serve.js. Its framework, schema library, rate limiter and charts are bundled. The
// database's packages and @c15t/backend are installed by `serve --install`, from the lock file in dist/server-packages. They
// are no dependencies of the package: @c15t/backend would bring TypeORM, which only the root of an installation can leave out.
import { cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Bundles the script of the dashboard, with its chart library, into a text. */
const clientBundle = {
  name: 'client-bundle',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\/client\.bundle$/ }, ({ resolveDir }) => ({
      path: join(resolveDir, 'client.ts'),
      namespace: 'client-bundle',
    }))
    onLoad({ filter: /.*/, namespace: 'client-bundle' }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        write: false,
        minify: true,
        format: 'iife',
        target: 'es2022',
        legalComments: 'none',
        logLevel: 'error',
      })
      return { contents: outputFiles[0].text, loader: 'text' }
    })
  },
}

/** Leaves out the rate limiters for databases, which CommonJS cannot leave out by itself: 80 kB. */
const memoryLimiter = {
  name: 'memory-limiter',
  setup({ onLoad }) {
    onLoad({ filter: /rate-limiter-flexible[\\/]index\.js$/ }, () => ({
      contents: `exports.RateLimiterMemory = require('./lib/RateLimiterMemory')`,
    }))
  },
}

/** Copies what `serve --install` installs: the manifest, the lock file, and the stand-in for TypeORM. */
function copyPackages(folder) {
  mkdirSync(folder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json', 'not-needed'])
    cpSync(join(root, 'examples/server', name), join(folder, name), { recursive: true })
}

const options = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'none',
  logLevel: 'error',
}

/**
 * Builds the server, and beside it the traces with OpenTelemetry, which are loaded only when they are switched on.
 * @param {string} file the output
 */
export async function buildServe(file = join(root, 'dist/serve.js')) {
  copyPackages(join(dirname(file), 'server-packages'))
  await build({
    ...options,
    entryPoints: [join(root, 'src/serve/traces/open-telemetry.ts')],
    outfile: join(dirname(file), 'serve-traces.js'),
    // Its ES modules are a fifth of the size, because what is not used is left out.
    mainFields: ['module', 'main'],
    minify: true,
  })
  return build({
    ...options,
    entryPoints: [join(root, 'src/serve.ts')],
    outfile: file,
    loader: { '.css': 'text' },
    plugins: [clientBundle, memoryLimiter],
    // The rate limiter is CommonJS.
    banner: { js: "import{createRequire as nodeRequire}from'node:module';const require=nodeRequire(import.meta.url);" },
    external: ['cluster', 'crypto'],
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServe()
