export default async function ({ place, step }) {
  let editor
  await step('load and start', async () => {
    const base = `${location.origin}/modules/monaco-editor/min/vs`
    await new Promise((onload, onerror) =>
      document.head.append(
        Object.assign(document.createElement('script'), { src: `${base}/loader.js`, onload, onerror }),
      ),
    )
    window.require.config({ paths: { vs: base } })
    await new Promise(resolve => window.require(['vs/editor/editor.main'], resolve))
    editor = window.monaco.editor.create(place, {
      value: 'const a = 1\n'.repeat(50),
      language: 'javascript',
      minimap: { enabled: false },
    })
  })
  await step('type', () => editor.executeEdits('', [{ range: new window.monaco.Range(1, 1, 1, 1), text: 'let b\n' }]))
  await step('end it', () => editor.dispose())
}
