import * as pdfjs from 'pdfjs-dist'

const pdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 40>>stream
BT /F 24 Tf 20 40 Td (Hello page) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`

export default async function ({ place, step }) {
  pdfjs.GlobalWorkerOptions.workerSrc = '/modules/pdfjs-dist/build/pdf.worker.mjs'
  const file = await step('open in a worker', async () => {
    const loaded = await pdfjs.getDocument({ data: new TextEncoder().encode(pdf) }).promise
    place.dataset.pages = loaded.numPages
    return loaded
  })
  await step('draw', async () => {
    const page = await file.getPage(1)
    const viewport = page.getViewport({ scale: 1 })
    const canvas = place.appendChild(Object.assign(document.createElement('canvas'), viewport))
    await page.render({ canvas, viewport }).promise
    place.dataset.text = (await page.getTextContent()).items.map(({ str }) => str).join()
  })
}
