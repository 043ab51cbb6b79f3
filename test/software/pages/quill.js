import Quill from 'quill'
import 'quill/dist/quill.snow.css'

export default async function ({ place, step }) {
  let quill
  await step('start', () => {
    const box = place.appendChild(document.createElement('div'))
    box.innerHTML = '<p>Hello <b>you</b></p>'
    quill = new Quill(box, {
      theme: 'snow',
      modules: { toolbar: [['bold', 'italic'], [{ list: 'ordered' }], ['image', 'video']] },
    })
  })
  await step('type', () => quill.insertText(0, 'Text ', { bold: true }, 'user'))
  await step('a picture and a frame', () => {
    quill.insertEmbed(1, 'image', '/tiles/q.png', 'user')
    quill.insertEmbed(2, 'video', '/echo/frame', 'user')
  })
  await step('paste', () => quill.clipboard.dangerouslyPasteHTML(0, '<h1>Pasted</h1><p style="color: red">red</p>'))
  await step('undo', () => quill.history.undo())
}
