import { exampleSetup } from 'prosemirror-example-setup'
import { DOMParser } from 'prosemirror-model'
import { schema } from 'prosemirror-schema-basic'
import { EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'

export default async function ({ place, step }) {
  const content = document.createElement('div')
  content.innerHTML = '<h1>Title</h1><p>Some <b>bold</b> text with <a href="/x">a link</a>.</p><pre>code</pre>'
  const doc = DOMParser.fromSchema(schema).parse(content)
  let view
  await step('start', () => {
    view = new EditorView(place, { state: EditorState.create({ doc, plugins: exampleSetup({ schema }) }) })
  })
  await step('type', () => view.dispatch(view.state.tr.insertText('Hello ', 9)))
  await step('insert a picture', () =>
    view.dispatch(view.state.tr.insert(1, schema.nodes.image.create({ src: '/tiles/a.png' }))),
  )
  await step('select, and press a button', () => {
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 12, 16)))
    view.focus()
    place.querySelector('[title="Toggle strong style"]').dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  })
  await step('change the page’s own text, as typing does', () => {
    place.querySelector('pre').firstChild.data = 'code by hand'
  })
}
