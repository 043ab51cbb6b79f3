import { javascript } from '@codemirror/lang-javascript'
import { basicSetup, EditorView } from 'codemirror'

export default async function ({ place, step }) {
  let view
  const doc = Array.from({ length: 300 }, (_, at) => `const value${at} = "text ${at}" // line`).join('\n')
  await step('start', () => {
    place.style.overflow = 'auto'
    view = new EditorView({ doc, extensions: [basicSetup, javascript()], parent: place })
  })
  await step('type', () =>
    view.dispatch({ changes: { from: 0, insert: 'function f() {}\n' }, selection: { anchor: 5 } }),
  )
  await step('scroll', () => view.dispatch({ effects: EditorView.scrollIntoView(doc.length - 10) }))
  await step('select all', () => view.dispatch({ selection: { anchor: 0, head: 100 } }))
}
