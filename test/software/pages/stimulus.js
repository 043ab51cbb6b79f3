import { Application, Controller } from '@hotwired/stimulus'

export default async function ({ place, step }) {
  const application = Application.start()
  application.register(
    'demo',
    class extends Controller {
      static targets = ['out']
      connect() {
        this.outTarget.innerHTML = '<img src="/tiles/s.png">'
      }
      press({ params: { number } }) {
        this.outTarget.append(number)
      }
    },
  )
  const part =
    '<div data-controller="demo"><button data-action="demo#press" data-demo-number-param="4">b</button><i data-demo-target="out"></i></div>'
  await step('start', () => (place.innerHTML = part))
  await step('press', () => place.querySelector('button').click())
  await step('more', () => place.insertAdjacentHTML('beforeend', part))
}
