import * as Comlink from 'comlink'

export default async function ({ place, step }) {
  const source = `importScripts('${location.origin}/modules/comlink/dist/umd/comlink.js')
    Comlink.expose({ add: (a, b) => a + b, where: () => self.location.protocol, get: async url => (await fetch(url)).status })`
  await step('a worker of a blob', async () => {
    const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))
    const api = Comlink.wrap(worker)
    place.append(await api.add(1, 2), await api.where(), await api.get(`${location.origin}/echo/a`))
    worker.terminate()
  })
}
