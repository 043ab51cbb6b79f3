import mermaid from 'mermaid'

export default async function ({ place, step }) {
  mermaid.initialize({ startOnLoad: false, deterministicIds: true })
  await step('flow', async () => {
    place.innerHTML = (await mermaid.render('flow', 'graph TD; A[Start] --> B{Choice}; B --> C; B --> D')).svg
  })
  await step('sequence', async () => {
    place.innerHTML = (await mermaid.render('sequence', 'sequenceDiagram\nA->>B: Hello\nB-->>A: Hi')).svg
  })
}
