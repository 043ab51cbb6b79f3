/** `dist/guard-worker.js`: the guard for workers. guard.js loads it before a worker's own script. */
import { startWorkerGuard } from '../blocking/start-worker-guard'

if (typeof document === 'undefined' && typeof self === 'object') startWorkerGuard()
