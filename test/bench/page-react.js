import { createElement, memo } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { offerRendering } from './table-operations.js'

const Row = memo(({ row, isSelected }) =>
  createElement(
    'tr',
    { className: isSelected ? 'danger' : '' },
    createElement('td', { className: 'number' }, row.id),
    createElement('td', null, createElement('a', { onClick: () => undefined }, row.label)),
    createElement('td', null, createElement('a', null, createElement('span', { 'aria-hidden': 'true' }))),
    createElement('td'),
  ),
)
const root = createRoot(document.querySelector('main'))
let shown = []
const show = (rows, selected) => {
  shown = rows
  const lines = rows.map(row => createElement(Row, { key: row.id, row, isSelected: row.id === selected }))
  flushSync(() => root.render(createElement('table', null, createElement('tbody', null, lines))))
}
offerRendering(show, id => show(shown, id))
