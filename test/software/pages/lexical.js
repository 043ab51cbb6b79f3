import { HeadingNode, QuoteNode, registerRichText } from '@lexical/rich-text'
import { $createParagraphNode, $createTextNode, $getRoot, createEditor, FORMAT_TEXT_COMMAND } from 'lexical'

export default async function ({ place, step }) {
  const box = place.appendChild(document.createElement('div'))
  box.contentEditable = 'true'
  const editor = createEditor({
    namespace: 'demo',
    nodes: [HeadingNode, QuoteNode],
    onError: error => console.error(error),
  })
  await step('start', () => {
    editor.setRootElement(box)
    registerRichText(editor)
    editor.update(() => {
      const paragraph = $createParagraphNode().append(
        $createTextNode('Hello '),
        $createTextNode('world').toggleFormat('bold'),
      )
      $getRoot().clear().append(paragraph)
      paragraph.select(0, 1)
    })
  })
  await step('format', () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic'))
  await step('foreign changes are undone', () => box.append('text from elsewhere'))
}
