import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'

export default async function ({ place, step }) {
  let editor
  await step('start', () => {
    editor = new Editor({ element: place, extensions: [StarterKit], content: '<p>Hello <strong>world</strong></p>' })
  })
  await step('commands', () => editor.chain().focus().toggleBulletList().insertContent('<li>one</li>').run())
  await step('replace', () => editor.commands.setContent('<h2>New</h2><blockquote><p>Quote</p></blockquote>'))
  await step('paste', () => editor.view.pasteHTML('<p>Pasted <img src="/tiles/p.png"> <em>text</em></p>'))
  await step('end it', () => editor.destroy())
}
