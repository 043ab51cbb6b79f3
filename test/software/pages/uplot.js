import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

export default async function ({ place, step }) {
  let chart
  await step('start', () => {
    const series = [{}, { stroke: 'red', fill: 'rgb(255 0 0 / 0.1)' }]
    chart = new uPlot(
      { width: 600, height: 300, series },
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      place,
    )
  })
  await step('data', () =>
    chart.setData([
      [1, 2, 3, 4],
      [6, 5, 4, 3],
    ]),
  )
  await step('size', () => chart.setSize({ width: 400, height: 200 }))
}
