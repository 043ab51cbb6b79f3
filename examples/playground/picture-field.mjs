// A picture of the site's page, behind the previews. Browsers let no page show one of another origin that forbids frames, and
// a page in a frame would load its trackers, so the owner takes the picture. It stays in this tab.
import { build, field } from './build.mjs'

/**
 * @param show called with the picture as a `data:` address; null without one
 */
export function pictureField(show) {
  const choose = () => {
    const [file] = input.files
    if (!file) return show(null)
    const reader = new FileReader()
    reader.addEventListener('load', () => show(reader.result))
    reader.readAsDataURL(file)
  }
  const input = build('input', { type: 'file', id: 'picture', accept: 'image/*', change: choose })
  return field(
    'Picture of your page',
    input,
    'A screenshot, which the previews show behind banner and settings. It is not uploaded, and not part of the link.',
  )
}
