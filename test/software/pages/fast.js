import { FASTElement, html, observable, repeat } from '@microsoft/fast-element'

class DemoItems extends FASTElement {}
observable(DemoItems.prototype, 'items')
const template = html`<img src="/tiles/fast.png" />
  <ul>
    ${repeat(({ items }) => items ?? [], html`<li>${item => item}</li>`)}
  </ul>`

export default async function ({ place, step }) {
  await DemoItems.define({ name: 'demo-items', template })
  await step('start', () => (place.innerHTML = '<demo-items></demo-items>'))
  await step('items', () => (place.firstElementChild.items = ['a', 'b']))
  await step('fewer', () => (place.firstElementChild.items = ['b']))
}
