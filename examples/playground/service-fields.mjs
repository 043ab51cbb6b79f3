// The services of the site, chosen from the catalogue (dist/services.json). The option `services` is one text:
// `google-analytics=G-ABC123 youtube`.
import { build } from './build.mjs'
import { change, design } from './design.mjs'

/** How many matches the list shows. */
const MOST = 8

const chosenOf = () => {
  const { services } = design.options
  return typeof services === 'string'
    ? services
        .split(' ')
        .filter(Boolean)
        .map(word => {
          const [name, ...rest] = word.split('=')
          return { name, rest: rest.join('=') }
        })
    : []
}
const store = services =>
  change('options', 'services', services.map(({ name, rest }) => (rest ? `${name}=${rest}` : name)).join(' '))

/**
 * Builds the search field, the list of chosen services, and a field for each id.
 * @param catalogue the services of dist/services.json
 */
export function serviceFields(catalogue) {
  const list = build('ul', { class: 'services' })
  const found = build('ul', { class: 'found', id: 'found-services' })
  const search = build('input', {
    type: 'search',
    id: 'service-search',
    placeholder: 'Google Analytics, YouTube, Stripe …',
    'aria-controls': 'found-services',
    input: showFound,
    keydown(event) {
      if (event.key !== 'Enter') return
      event.preventDefault()
      found.querySelector('button')?.click()
    },
  })

  function showFound() {
    const text = search.value.trim().toLowerCase()
    const names = chosenOf().map(({ name }) => name)
    const matches =
      text === ''
        ? []
        : catalogue
            .filter(({ name, title, company }) =>
              [name, title, company?.name ?? ''].some(word => word.toLowerCase().includes(text)),
            )
            .filter(({ name }) => !names.includes(name))
            .toSorted((a, b) => a.title.toLowerCase().indexOf(text) - b.title.toLowerCase().indexOf(text))
            .slice(0, MOST)
    found.replaceChildren(
      ...matches.map(({ name, title, category, company }) =>
        build(
          'li',
          {},
          build('button', { type: 'button', 'data-add': name, click: () => add(name) }, title),
          build('small', {}, `${category}, ${company?.name ?? 'no company'}`),
        ),
      ),
    )
  }
  function add(name) {
    store([...chosenOf(), { name, rest: '' }])
    search.value = ''
    showFound()
    show()
    list.lastElementChild?.querySelector('input, button')?.focus()
  }
  function show() {
    list.replaceChildren(
      ...chosenOf().map(({ name, rest }, at) => {
        const service = catalogue.find(one => one.name === name)
        const title = service?.title ?? name
        const remove = build(
          'button',
          {
            type: 'button',
            'aria-label': `Remove ${title}`,
            click: () => (store(chosenOf().toSpliced(at, 1)), show(), search.focus()),
          },
          '×',
        )
        const head = build('div', { class: 'service' }, build('b', {}, title), remove)
        const note = service ? service.category : 'This service is not in the catalogue.'
        if (!service?.id) return build('li', {}, head, build('small', {}, note))
        const fault = build('output')
        const id = build('input', {
          id: `id-${name}`,
          value: rest,
          placeholder: service.id.example,
          'aria-label': `Id of ${title}`,
          input() {
            const text = id.value.trim()
            const isValid = text === '' || new RegExp(service.id.pattern).test(text.split(';')[0])
            id.setAttribute('aria-invalid', !isValid)
            fault.textContent = isValid ? '' : `${title} has ids such as ${service.id.example}.`
            if (isValid) store(chosenOf().with(at, { name, rest: text }))
          },
        })
        return build('li', {}, head, id, fault, build('small', {}, `${note}. ${service.id.where ?? ''}`))
      }),
    )
  }
  show()
  return [
    build(
      'div',
      { class: 'field' },
      build('label', { for: 'service-search' }, 'Add a service'),
      search,
      found,
      build(
        'small',
        {},
        'With an id, the service loads after consent. Without one, it is listed and blocked until then.',
      ),
    ),
    list,
  ]
}
