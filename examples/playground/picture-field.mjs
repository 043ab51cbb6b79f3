// What the previews show behind banner and settings: a copy of the site's page, or a screenshot of it. Both stay in this tab.
import { build, field } from './build.mjs'

/**
 * Builds the field for both.
 * @param show called with the screenshot as a `data:` address; null for the page that we made up
 * @returns {{ element: HTMLElement, nameCopy: (host: string) => void }} `nameCopy` says whose copy is shown
 */
export function pictureField(show) {
  const choose = () => {
    const [file] = input.files
    said.hidden = true
    if (!file) return show(null)
    const reader = new FileReader()
    reader.addEventListener('load', () => show(reader.result))
    reader.readAsDataURL(file)
  }
  const input = build('input', { type: 'file', id: 'picture', accept: 'image/*', change: choose })
  const remove = () => {
    input.value = ''
    choose()
    input.focus()
  }
  const whose = build('span')
  const said = build(
    'p',
    { class: 'notice copied', id: 'copied', role: 'status', hidden: true },
    whose,
    build('button', { type: 'button', id: 'copy-remove', click: remove }, 'Remove'),
  )
  const element = field(
    'Picture of your page',
    input,
    'The import above makes one; a screenshot works, too. It is not uploaded, and not part of the link.',
  )
  element.append(said)
  return {
    element,
    nameCopy(host) {
      input.value = ''
      whose.textContent = `A copy of a page of ${host}`
      said.hidden = false
    },
  }
}
