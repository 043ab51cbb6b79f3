import DataTable from 'datatables.net'

export default async function ({ place, step }) {
  place.innerHTML = `<table><thead><tr><th>Name</th><th>Number</th></tr></thead><tbody>${Array.from(
    { length: 60 },
    (_, at) => `<tr><td><a href="/x">Row ${at}</a></td><td>${(at * 7) % 60}</td></tr>`,
  ).join('')}</tbody></table>`
  let table
  await step('start', () => {
    table = new DataTable(place.firstElementChild)
  })
  await step('order', () => void table.order([1, 'desc']).draw())
  await step('search', () => void table.search('Row 5').draw())
  await step('page', () => void table.search('').page(2).draw('page'))
}
