import htmx from 'htmx.org'

export default async function ({ place, step }) {
  window.htmx = htmx
  await step('start', () => {
    place.innerHTML =
      '<button hx-get="/echo/one" hx-target="#to">Get</button><div id="to"></div><div hx-get="/echo/two" hx-trigger="load"></div>'
    htmx.process(place)
  })
  await step('press', () => place.querySelector('button').click())
}
