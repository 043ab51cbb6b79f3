import { css, html, LitElement, render, svg } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { unsafeHTML } from 'lit/directives/unsafe-html.js'

class DemoList extends LitElement {
  static properties = { items: {}, picture: {} }
  static styles = css`
    li {
      background: url(/tiles/lit.png);
    }
  `
  items = [1, 2, 3]
  picture = '/tiles/a.png'
  render() {
    return html`<img src=${this.picture} alt="" />
      <ul style="color: red">
        ${repeat(
          this.items,
          item => item,
          item => html`<li @click=${() => (this.items = [])}>${item}</li>`,
        )}
      </ul>
      <svg>${svg`<circle r=${this.items.length} />`}</svg><slot></slot>`
  }
}
customElements.define('demo-list', DemoList)

export default async function ({ place, step }) {
  await step('start', () =>
    render(html`<demo-list>${unsafeHTML('<b>slotted</b><img src="/tiles/slot.png">')}</demo-list>`, place),
  )
  const list = place.querySelector('demo-list')
  await step('order', () => (list.items = [3, 2, 1, 4]))
  await step('picture', () => (list.picture = '/tiles/b.png'))
  await step('event', () => list.shadowRoot.querySelector('li').click())
}
