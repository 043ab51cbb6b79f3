// The layers of src/, from the bottom up: a module imports only from lower layers, and folders on one layer do not import each other.
// Lower layers come first; CONTRIBUTING.md explains what belongs where.
const layers = [
  ['consent', 'translations'],
  ['storage', 'client', 'blocking', 'signals', 'services', 'browser', 'policies'],
  ['store'],
  ['effects', 'views'],
  ['options'],
  ['boot', 'elements'],
  ['react', 'server', 'inspector', 'tools', 'serve'],
]
/** Those of src/blocking/, in the same way; what starts them stands beside them. */
const ofBlocking = [
  ['page', 'realm'],
  ['rules'],
  ['frames', 'workers'],
  ['hold'],
  ['patch'],
  ['storage-gate', 'gate', 'markup', 'tiers'],
]
const within = folders => `^src/(${folders.join('|')})/`
const root = '^src/[^/]+$|^src/(entries|plugins)/'

const forbidden = layers.flatMap((layer, at) =>
  layer.map(folder => ({
    name: `layer-of-${folder}`,
    comment: `src/${folder}/ may import from itself and from lower layers only`,
    severity: 'error',
    from: { path: within([folder]) },
    to: {
      path: [...layer.filter(other => other !== folder), ...layers.slice(at + 1).flat()]
        .map(other => `^src/${other}/`)
        .concat(root),
    },
  })),
)

const forbiddenInBlocking = ofBlocking.flatMap((layer, at) =>
  layer.map(folder => ({
    name: `layer-of-blocking-${folder}`,
    comment: `src/blocking/${folder}/ may import from itself and from lower layers of src/blocking/ only`,
    severity: 'error',
    from: { path: `^src/blocking/${folder}/` },
    to: {
      path: [...layer.filter(other => other !== folder), ...ofBlocking.slice(at + 1).flat()]
        .map(other => `^src/blocking/${other}/`)
        .concat('^src/blocking/[^/]+$'),
    },
  })),
)

export default {
  forbidden: [
    ...forbidden,
    ...forbiddenInBlocking,
    {
      name: 'no-unknown-folder',
      comment: 'Give a new folder of src/ its place in the layers of .dependency-cruiser.mjs',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: [within(layers.flat()), root] },
    },
    {
      name: 'no-unknown-folder-of-blocking',
      comment: 'Give a new folder of src/blocking/ its place in .dependency-cruiser.mjs',
      severity: 'error',
      from: {},
      to: { path: '^src/blocking/[^/]+/', pathNot: `^src/blocking/(${ofBlocking.flat().join('|')})/` },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'src-stands-alone', severity: 'error', from: { path: '^src/' }, to: { path: '^(test|build|examples)/' } },
    { name: 'build-without-tests', severity: 'error', from: { path: '^(build/|rollup)' }, to: { path: '^test/' } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
  },
}
