import { reportStorageTo } from '../../../src/blocking/page/announce-storage'
import { judgeStorage } from '../../../src/blocking/rules/judge-storage'
import { releaseKeptWrites } from '../../../src/blocking/storage-gate/kept-writes'
import { patch } from '../../../src/blocking/patch/patch'
import { databasePatches } from '../../../src/blocking/storage-gate/database-patches'
import type { Realm } from '../../../src/blocking/realm/realm'

// A worker with the storage gate. It opens a listed database and a listed cache, and reports the results.
let isGranted = false
judgeStorage({ allows: () => isGranted })
reportStorageTo(blocked => postMessage({ blocked }))
patch(globalThis as unknown as Realm, databasePatches())

const open = (): void => {
  const request = indexedDB.open('AppboyServiceWorkerAsyncStorage')
  request.addEventListener('success', () => {
    request.result.close()
    postMessage('database opened')
  })
  request.addEventListener('error', () => postMessage(request.error!.name))
}
open()
addEventListener('message', () => {
  isGranted = true
  releaseKeptWrites()
  open()
})
