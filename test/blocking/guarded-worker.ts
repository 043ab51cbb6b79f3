import { startWorkerGuard } from '../../src/blocking/start-worker-guard'

// A worker with the guard. Its name has what the guard is given, and when. It requests each address that it is sent, and
// answers with the error.
const { start, isLate } = JSON.parse(self.name) as { start: unknown; isLate: boolean }
const give = (): void => void Object.assign(globalThis, { consentGuard: start })
if (!isLate) give()
startWorkerGuard()
if (isLate) give()

/** Other ways to send a request, which throw at once if they are blocked. */
const ways: Record<string, (url: string) => unknown> = {
  importScripts: url => (globalThis as unknown as { importScripts: (url: string) => void }).importScripts(url),
  socket: url => new WebSocket(url).close(),
  request(url) {
    const request = new XMLHttpRequest()
    request.open('GET', url, false)
    request.send()
  },
}

addEventListener('message', ({ data }: MessageEvent<string>) => {
  const [way, url] = data.split(' ')
  if (ways[way!]) {
    try {
      ways[way!]!(url!)
      postMessage('requested')
    } catch (thrown) {
      postMessage(`${(thrown as Error).name}: ${(thrown as Error).message}`)
    }
    return
  }
  void fetch(data, { mode: 'no-cors' }).then(
    () => postMessage('requested'),
    (thrown: Error) => postMessage(thrown.message),
  )
})
postMessage('ready')
