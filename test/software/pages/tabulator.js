import { TabulatorFull as Tabulator } from 'tabulator-tables'
import 'tabulator-tables/dist/css/tabulator.css'

export default async function ({ place, step }) {
  let table
  await step('start', async () => {
    table = new Tabulator(place, {
      data: Array.from({ length: 100 }, (_, id) => ({ id, name: `Row ${id}`, picture: `/tiles/${id % 4}.png` })),
      columns: [
        { title: 'Name', field: 'name', editor: 'input' },
        { title: 'Picture', field: 'picture', formatter: 'image', formatterParams: { height: '20px' } },
      ],
      height: 300,
    })
    await new Promise(resolve => table.on('tableBuilt', resolve))
  })
  await step('sort', () => table.setSort('name', 'desc'))
  await step('rows', () => table.addData([{ id: 200, name: 'New' }], true))
  await step('filter', () => table.setFilter('name', 'like', '9'))
}
