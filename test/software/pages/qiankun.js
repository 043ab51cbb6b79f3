import { loadMicroApp } from 'qiankun'

export default async function ({ place, step }) {
  let app
  await step('an app whose HTML is fetched, in a sandbox', async () => {
    app = loadMicroApp(
      { name: 'demoApp', entry: '/files/qiankun/index.html', container: place },
      { sandbox: { strictStyleIsolation: true } },
    )
    await app.mountPromise
  })
  await step('its globals do not leak', () => (place.dataset.leaked = `${window.leaked}`))
  await step('end it', () => app.unmount())
}
