import initSqlJs from 'sql.js'

export default async function ({ place, step }) {
  const locateFile = file => `/modules/sql.js/dist/${file}`
  await step('in the page', async () => {
    const { Database } = await initSqlJs({ locateFile })
    const database = new Database()
    database.run('create table a (b); insert into a values (1), (2)')
    place.textContent = JSON.stringify(database.exec('select sum(b) from a'))
  })
  await step('in a worker', async () => {
    const worker = new Worker('/modules/sql.js/dist/worker.sql-wasm.js')
    const ask = message =>
      new Promise((resolve, reject) => {
        worker.addEventListener('message', ({ data }) => resolve(data), { once: true })
        worker.addEventListener('error', reject, { once: true })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
        worker.postMessage(message)
      })
    await ask({ id: 1, action: 'open' })
    const answer = await ask({ id: 2, action: 'exec', sql: 'select 6 * 7' })
    place.append(JSON.stringify(answer))
    worker.terminate()
  })
}
