import { setBasePath } from '@shoelace-style/shoelace/dist/utilities/base-path.js'
import '@shoelace-style/shoelace/dist/components/button/button.js'
import '@shoelace-style/shoelace/dist/components/dialog/dialog.js'
import '@shoelace-style/shoelace/dist/components/icon/icon.js'
import '@shoelace-style/shoelace/dist/components/select/select.js'
import '@shoelace-style/shoelace/dist/components/option/option.js'

export default async function ({ place, step }) {
  setBasePath('/modules/@shoelace-style/shoelace/dist')
  await step('start', () => {
    place.innerHTML = `<sl-button>Open</sl-button><sl-icon name="gear"></sl-icon>
      <sl-select value="b"><sl-option value="a">A</sl-option><sl-option value="b">B</sl-option></sl-select>
      <sl-dialog label="Dialog">Content<sl-button slot="footer">Close</sl-button></sl-dialog>`
  })
  await step('open', () => place.querySelector('sl-dialog').show())
  await step('choose', () => (place.querySelector('sl-select').value = 'a'))
  await step('close', () => place.querySelector('sl-dialog').hide())
}
