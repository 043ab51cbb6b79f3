import TomSelect from 'tom-select'

export default async function ({ place, step }) {
  place.innerHTML = '<select multiple><option>a</option><option>b</option></select>'
  let select
  await step('start', () => {
    select = new TomSelect(place.firstElementChild, {
      create: true,
      render: { option: ({ text }) => `<div><img src="/tiles/${text}.png">${text}</div>` },
    })
  })
  await step('open', () => select.open())
  await step('choose', () => select.addItem('b'))
  await step('create', () => void select.createItem('new'))
}
