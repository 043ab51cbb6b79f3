import * as Turbo from '@hotwired/turbo'

export default async function ({ place, step }) {
  await step('start', () => {
    place.innerHTML = '<turbo-frame id="f" src="/files/turbo/frame.html"></turbo-frame><ul id="l"></ul>'
  })
  await step('stream', () =>
    Turbo.renderStreamMessage(
      '<turbo-stream action="append" target="l"><template><li><img src="/tiles/t.png"></li></template></turbo-stream>',
    ),
  )
  await step('visit', () => Turbo.visit('/files/turbo/page.html', { action: 'replace' }))
}
