// Builds the consent server: dist/serve.js. Its framework, schema library, rate limiter and charts are bundled. The
// database's packages and @c15t/backend are installed on first use.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** @param {string} file the output */
export const buildServe = (file = join(root, 'dist/serve.js')) =>
  build({
    entryPoints: [join(root, 'src/serve.ts')],
    outfile: file,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    loader: { '.css': 'text' },
    // The rate limiter is CommonJS.
    banner: { js: "import{createRequire as nodeRequire}from'node:module';const require=nodeRequire(import.meta.url);" },
    external: ['cluster', 'crypto'],
    logLevel: 'error',
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildServe()
