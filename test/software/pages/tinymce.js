export default async function ({ place, step }) {
  const area = place.appendChild(document.createElement('textarea'))
  area.value = '<p>Hello <b>you</b></p>'
  let editor
  await step('load and start', async () => {
    const script = document.createElement('script')
    script.src = '/modules/tinymce/tinymce.js'
    await new Promise(
      (resolve, reject) => Object.assign(script, { onload: resolve, onerror: reject }) && document.head.append(script),
    )
    const { tinymce } = window
    ;[editor] = await tinymce.init({
      target: area,
      license_key: 'gpl',
      plugins: 'lists table image code',
      promotion: false,
    })
  })
  await step('insert', () => editor.insertContent('<table><tr><td>cell</td></tr></table><img src="/tiles/t.png">'))
  await step('format', () => editor.execCommand('mceToggleFormat', false, 'bold'))
  await step('paste', () =>
    editor.execCommand('mceInsertClipboardContent', false, { html: '<h2>Pasted</h2><script>1</script>' }),
  )
  await step('save', () => (editor.save(), area.value))
  await step('end it', () => editor.remove())
}
