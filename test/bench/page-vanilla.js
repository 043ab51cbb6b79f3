import { offerOperations } from './table-operations.js'

const body = document.querySelector('main').appendChild(document.createElement('table')).createTBody()
const template = document.createElement('template')
template.innerHTML =
  '<table><tr><td class="number"></td><td><a></a></td><td><a><span aria-hidden="true"></span></a></td><td></td></tr></table>'
const pattern = template.content.querySelector('tr')

const add = row => {
  const line = pattern.cloneNode(true)
  line.firstChild.textContent = row.id
  line.childNodes[1].firstChild.textContent = row.label
  body.appendChild(line)
}
offerOperations({
  create(rows) {
    body.textContent = ''
    rows.forEach(add)
  },
  append: rows => rows.slice(body.childNodes.length).forEach(add),
  update(rows) {
    for (let at = 0; at < rows.length; at += 10)
      body.childNodes[at].childNodes[1].firstChild.firstChild.nodeValue = rows[at].label
  },
  swap() {
    const [second, late] = [body.childNodes[1], body.childNodes[998]]
    const next = late.nextSibling
    body.insertBefore(late, second)
    body.insertBefore(second, next)
  },
  remove: () => body.childNodes[3].remove(),
  select: id => {
    const line = [...body.childNodes].find(({ firstChild }) => firstChild.textContent === `${id}`)
    line.className = 'danger'
  },
  clear() {
    body.textContent = ''
  },
})
