import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const { body } = document

const template = document.createElement('template')
template.innerHTML =
  '<article class="card"><h2>Title</h2><p>Text <a href="/more">more</a></p><img src="data:," alt=""><button type="button">Buy</button></article>'
const images = Array.from({ length: 2000 }, (_, at) => `<img src="data:,${at}" alt="picture ${at}">`).join('')
/** Images of the page's own host, each with an address of its own. They are not in view, so none is requested. */
const ownImages = addressOf =>
  Array.from({ length: 2000 }, (_, at) => `<img src="${addressOf(at)}" loading="lazy" alt="">`).join('')
const relativeImages = ownImages(at => `/pictures/${at}.jpg`)
const absoluteImages = ownImages(at => `${location.origin}/pictures/${at}.jpg?width=200&height=100`)
const cards = document.createElement('template')
cards.innerHTML =
  '<article><h2>Title</h2><a href="/more">more</a><img src="/pictures/1.jpg" srcset="/pictures/1.jpg 1x, /pictures/2.jpg 2x" loading="lazy" alt=""><link rel="next" href="/next"></article>'
const nodes = Array.from({ length: 5000 }, (_, at) => `<p class="line"><span>line ${at}</span></p>`).join('')

const rowOf = row =>
  createElement(
    'tr',
    { key: row, className: row % 2 ? 'odd' : '' },
    createElement('td', { className: 'number' }, row),
    createElement('td', null, createElement('a', { href: `/row/${row}` }, `row ${row}`)),
    createElement('td', null, createElement('button', { type: 'button', 'aria-label': 'remove' }, 'x')),
  )
const setRows = (root, rows) =>
  flushSync(() => root.render(createElement('table', null, createElement('tbody', null, rows.map(rowOf)))))
const rows = Array.from({ length: 1000 }, (_, at) => at)

/** The operations of a page, each of which gets an empty element of the page, and an empty React root in it. */
const operations = {
  nothing() {},
  '5,000 appendChild'({ place }) {
    for (let at = 0; at < 5000; at++) place.appendChild(document.createElement('div'))
  },
  '1,000 links and images'({ place }) {
    for (let at = 0; at < 1000; at++) {
      const link = document.createElement('a')
      link.href = `/page/${at}`
      const image = document.createElement('img')
      image.alt = ''
      image.src = `data:,${at}`
      link.append(image)
      place.append(link)
    }
  },
  '1,000 template clones'({ place }) {
    for (let at = 0; at < 1000; at++) place.append(document.importNode(template.content, true))
  },
  '2,000 images by innerHTML'({ place }) {
    place.innerHTML = images
  },
  '2,000 own images by innerHTML'({ place }) {
    place.innerHTML = relativeImages
  },
  '2,000 own images by innerHTML, absolute'({ place }) {
    place.innerHTML = absoluteImages
  },
  '1,000 templates with images and links, importNode'({ place }) {
    for (let at = 0; at < 1000; at++) place.append(document.importNode(cards.content, true))
  },
  '1,000 templates with images and links, cloneNode'({ place }) {
    for (let at = 0; at < 1000; at++) place.append(cards.content.cloneNode(true))
  },
  '1,000 links and images of the own host'({ place }) {
    for (let at = 0; at < 1000; at++) {
      const link = document.createElement('a')
      link.setAttribute('href', `/page/${at}`)
      const image = document.createElement('img')
      image.loading = 'lazy'
      image.src = `/pictures/${at}.jpg`
      link.append(image)
      place.append(link)
    }
  },
  '5,000 nodes with a text one by one'({ place }) {
    for (let at = 0; at < 5000; at++) {
      const node = document.createElement('div')
      node.textContent = `line ${at}`
      place.appendChild(node)
    }
  },
  '10,000 setAttribute of several names'({ place }) {
    const image = place.appendChild(document.createElement('img'))
    image.loading = 'lazy'
    for (let at = 0; at < 2500; at++) {
      image.setAttribute('src', `/pictures/${at}.jpg`)
      image.setAttribute('class', `image-${at}`)
      image.setAttribute('alt', `picture ${at}`)
      image.setAttribute('style', `order: ${at}`)
    }
  },
  'React 1,000 rows'({ root }) {
    setRows(root, rows)
  },
  '10,000 style writes'({ place }) {
    for (let at = 0; at < 10_000; at++) place.style.transform = `translateX(${at}px)`
  },
  '20,000 setAttribute'({ place }) {
    for (let at = 0; at < 20_000; at++) place.setAttribute('data-number', `${at}`)
  },
  '10,000 nodes by innerHTML'({ place }) {
    place.innerHTML = nodes
  },
}

const { port1, port2 } = new MessageChannel()
port2.start()
const nextTask = () =>
  new Promise(resolve => {
    port2.addEventListener('message', resolve, { once: true })
    port1.postMessage(null)
  })

let targets = []

/** Adds elements to the page, one for each time that an operation is done. */
window.prepareOperations = times => {
  targets = Array.from({ length: times }, () => {
    const place = body.appendChild(document.createElement('main'))
    place.hidden = true
    const root = createRoot(place)
    setRows(root, [])
    return { place: place.appendChild(document.createElement('div')), root }
  })
}
/** Does an operation in each of the elements, in tasks of their own, up to what observers do after it. */
window.startOperations = async name => {
  for (const target of targets) {
    await nextTask()
    operations[name](target)
  }
  await nextTask()
}
/** Removes the elements. */
window.tidyOperations = () => {
  for (const { place, root } of targets) {
    flushSync(() => root.unmount())
    place.closest('main').remove()
  }
}
window.operationNames = Object.keys(operations)
