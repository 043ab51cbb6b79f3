/** `dist/guard-worker.js`, which guard.js puts in front of workers. */
import { startWorkerGuard } from '../blocking/workers/start-worker-guard'

if (typeof document === 'undefined' && typeof self === 'object') startWorkerGuard()
