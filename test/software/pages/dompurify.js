import DOMPurify from 'dompurify'

export default async function ({ place, step }) {
  const dirty =
    '<img src="/tiles/x.png" onerror="alert(1)"><svg><script>1</script></svg><a href="javascript:1">a</a><math><mi//xlink:href="data:x">'
  await step('as text', () => (place.innerHTML = DOMPurify.sanitize(dirty)))
  await step('as nodes', () => place.replaceChildren(DOMPurify.sanitize(dirty, { RETURN_DOM_FRAGMENT: true })))
  await step('in place', () => void DOMPurify.sanitize(place, { IN_PLACE: true }))
}
