import ApexCharts from 'apexcharts'

export default async function ({ place, step }) {
  let chart
  await step('start', () => {
    chart = new ApexCharts(place, {
      chart: { type: 'area', height: 300, animations: { enabled: false } },
      series: [{ name: 'Numbers', data: [3, 1, 2] }],
      xaxis: { categories: ['a', 'b', 'c'] },
    })
    return chart.render()
  })
  await step('another series', () => chart.appendSeries({ name: 'More', data: [1, 2, 3] }))
  await step('end it', () => chart.destroy())
}
