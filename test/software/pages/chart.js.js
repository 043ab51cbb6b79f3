import { Chart, registerables } from 'chart.js'

export default async function ({ place, step }) {
  Chart.register(...registerables)
  const canvas = place.appendChild(document.createElement('canvas'))
  let chart
  await step('start', () => {
    chart = new Chart(canvas, {
      type: 'bar',
      data: { labels: ['a', 'b', 'c'], datasets: [{ label: 'Numbers', data: [3, 1, 2] }] },
      options: { animation: false },
    })
  })
  await step('update', () => {
    chart.data.datasets[0].data.push(5)
    chart.data.labels.push('d')
    chart.update()
  })
  await step('resize', () => (place.style.width = '600px'))
  await step('end it', () => chart.destroy())
}
