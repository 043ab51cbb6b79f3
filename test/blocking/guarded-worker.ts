import { startWorkerGuard } from '../../src/blocking/start-worker-guard'

// A worker with the guard. Its name has what the guard is given, and when. It requests each address that it is sent, and
// answers with the error.
const { start, isLate } = JSON.parse(self.name) as { start: unknown; isLate: boolean }
const give = (): void => void Object.assign(globalThis, { consentGuard: start })
if (!isLate) give()
startWorkerGuard()
if (isLate) give()

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void fetch(data, { mode: 'no-cors' }).then(
    () => postMessage('requested'),
    (thrown: Error) => postMessage(thrown.message),
  )
})
postMessage('ready')
