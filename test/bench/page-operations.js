import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const { body } = document
const place = body.appendChild(document.createElement('main'))
const clear = () => place.replaceChildren()

const template = document.createElement('template')
template.innerHTML =
  '<article class="card"><h2>Title</h2><p>Text <a href="/more">more</a></p><img src="data:," alt=""><button type="button">Buy</button></article>'
const images = Array.from({ length: 2000 }, (_, at) => `<img src="data:,${at}" alt="picture ${at}">`).join('')
const nodes = Array.from({ length: 5000 }, (_, at) => `<p class="line"><span>line ${at}</span></p>`).join('')

const rowOf = row =>
  createElement(
    'tr',
    { key: row, className: row % 2 ? 'odd' : '' },
    createElement('td', { className: 'number' }, row),
    createElement('td', null, createElement('a', { href: `/row/${row}` }, `row ${row}`)),
    createElement('td', null, createElement('button', { type: 'button', 'aria-label': 'remove' }, 'x')),
  )
const root = createRoot(body.appendChild(document.createElement('div')))
const setRows = rows =>
  flushSync(() => root.render(createElement('table', null, createElement('tbody', null, rows.map(rowOf)))))
setRows([])
let firstRow = 0

/** The operations of a page, each of which leaves it as it was. */
const operations = {
  nothing: () => clear,
  '5,000 appendChild'() {
    for (let at = 0; at < 5000; at++) place.appendChild(document.createElement('div'))
    return clear
  },
  '1,000 links and images'() {
    for (let at = 0; at < 1000; at++) {
      const link = document.createElement('a')
      link.href = `/page/${at}`
      const image = document.createElement('img')
      image.alt = ''
      image.src = `data:,${at}`
      link.append(image)
      place.append(link)
    }
    return clear
  },
  '1,000 template clones'() {
    for (let at = 0; at < 1000; at++) place.append(document.importNode(template.content, true))
    return clear
  },
  '2,000 images by innerHTML'() {
    place.innerHTML = images
    return clear
  },
  'React 1,000 rows'() {
    firstRow += 1000
    setRows(Array.from({ length: 1000 }, (_, at) => firstRow + at))
    return () => setRows([])
  },
  '10,000 style writes'() {
    const { style } = document.documentElement
    void style
    for (let at = 0; at < 10_000; at++) place.style.transform = `translateX(${at}px)`
    return () => place.removeAttribute('style')
  },
  '20,000 setAttribute'() {
    for (let at = 0; at < 20_000; at++) place.setAttribute('data-number', `${at}`)
    return clear
  },
  '10,000 nodes by innerHTML'() {
    place.innerHTML = nodes
    return clear
  },
}

let tidy = () => undefined

/** Does an operation, up to what observers do after it. */
window.startOperation = name => {
  tidy = operations[name]()
}
/** Leaves the page as it was. */
window.tidyOperation = () => tidy()
window.operationNames = Object.keys(operations)
