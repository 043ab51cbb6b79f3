/**
 * The operations of js-framework-benchmark (https://github.com/krausest/js-framework-benchmark) on a table: what the table
 * shows before, and what it shows then. Each takes the functions of an app, which show a list of rows.
 */
let lastId = 0
const rowsOf = count => Array.from({ length: count }, () => ({ id: ++lastId, label: `row ${lastId} of the table` }))

const swapped = rows => {
  const copy = [...rows]
  ;[copy[1], copy[998]] = [copy[998], copy[1]]
  return copy
}

/** By name: how many rows there are before, and the operation. */
const operations = {
  nothing: [0, () => undefined],
  'create 1,000 rows': [0, app => app.create(rowsOf(1000))],
  'replace 1,000 rows': [1000, app => app.create(rowsOf(1000))],
  'update every 10th row': [
    1000,
    (app, rows) => app.update(rows.map((row, at) => (at % 10 ? row : { ...row, label: `${row.label} !!!` }))),
  ],
  'select a row': [1000, (app, rows) => app.select(rows[1].id)],
  'swap two rows': [1000, (app, rows) => app.swap(swapped(rows))],
  'remove a row': [1000, (app, rows) => app.remove(rows.toSpliced(3, 1))],
  'create 10,000 rows': [0, app => app.create(rowsOf(10_000))],
  'append 1,000 rows': [1000, (app, rows) => app.append([...rows, ...rowsOf(1000)])],
  'clear 1,000 rows': [1000, app => app.clear([])],
}

/** Resolves when the page has been drawn. */
const drawn = () =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port2.addEventListener('message', resolve, { once: true })
    port2.start()
    requestAnimationFrame(() => port1.postMessage(null))
  })

/**
 * Makes the operations available to the bench.
 * @param app functions that change what the table shows, each of which gets all rows, or the id to select; they return
 *   once the document has changed, or a promise of it
 */
export function offerOperations(app) {
  let rows = []
  window.operationNames = Object.keys(operations)
  window.prepareOperations = async (_, name) => {
    rows = rowsOf(operations[name][0])
    await app.create(rows)
    await drawn()
  }
  window.startOperations = async name => {
    await operations[name][1](app, rows)
    await drawn()
  }
  window.tidyOperations = async () => {
    await app.clear([])
    await drawn()
  }
}

/**
 * Makes the operations available for an app that renders its whole list anew, as apps of frameworks do.
 * @param show shows a list of rows
 * @param select marks the row with an id
 */
export const offerRendering = (show, select) =>
  offerOperations({ create: show, update: show, swap: show, remove: show, append: show, clear: show, select })
