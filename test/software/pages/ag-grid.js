import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community'

export default async function ({ place, step }) {
  ModuleRegistry.registerModules([AllCommunityModule])
  let grid
  const rowData = Array.from({ length: 200 }, (_, at) => ({
    name: `Row ${at}`,
    price: (at * 3) % 70,
    icon: `/tiles/${at % 3}.png`,
  }))
  await step('start', () => {
    grid = createGrid(place, {
      rowData,
      columnDefs: [
        { field: 'name', filter: true },
        { field: 'price', sortable: true },
        { field: 'icon', cellRenderer: ({ value }) => `<img src="${value}" width="16">` },
      ],
    })
  })
  await step('sort', () => grid.applyColumnState({ state: [{ colId: 'price', sort: 'desc' }] }))
  await step('scroll', () => grid.ensureIndexVisible(150))
  await step('filter', () => grid.setFilterModel({ name: { type: 'contains', filter: '7' } }))
  await step('end it', () => grid.destroy())
}
