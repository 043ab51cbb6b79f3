// `npm run dev`: rebuilds dist/ on each change of src/, and serves the examples with the consent server at
// http://127.0.0.1:8080. Reload the page after "created dist".
import { spawn } from 'node:child_process'

const run = (command, ...args) => spawn(command, args, { stdio: 'inherit' })
const children = [
  run(process.execPath, 'node_modules/rollup/dist/bin/rollup', '-c', '--watch', '--no-watch.clearScreen'),
  run(process.execPath, 'examples/server/start.mjs'),
]
const stop = () => children.forEach(child => child.kill())
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
