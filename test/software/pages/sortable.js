import Sortable from 'sortablejs'

export default async function ({ place, step }) {
  place.innerHTML = '<ul><li data-id="a">a</li><li data-id="b">b</li><li data-id="c">c</li></ul>'
  let list
  await step('start', () => (list = Sortable.create(place.firstElementChild)) && undefined)
  await step('sort', () => list.sort(['c', 'a', 'b'], true))
  await step('end it', () => list.destroy())
}
