import { createApp, h, nextTick, shallowRef } from 'vue'
import { offerRendering } from './table-operations.js'

const rows = shallowRef([])
const selected = shallowRef(null)
const rowOf = ({ id, label }) =>
  h('tr', { key: id, class: id === selected.value ? 'danger' : '' }, [
    h('td', { class: 'number' }, id),
    h('td', h('a', { onClick: () => undefined }, label)),
    h('td', h('a', h('span', { 'aria-hidden': 'true' }))),
    h('td'),
  ])
createApp({ render: () => h('table', h('tbody', rows.value.map(rowOf))) }).mount('main')

const show = given => {
  rows.value = given
  return nextTick()
}
offerRendering(show, id => {
  selected.value = id
  return nextTick()
})
