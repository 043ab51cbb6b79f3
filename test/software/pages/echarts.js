import * as echarts from 'echarts'

export default async function ({ place, step }) {
  let [chart, drawing] = []
  const option = {
    animation: false,
    tooltip: {},
    xAxis: { data: ['a', 'b', 'c'] },
    yAxis: {},
    series: [
      { type: 'bar', data: [3, 1, 2] },
      { type: 'line', data: [1, 2, 3] },
    ],
  }
  await step('canvas', () => {
    chart = echarts.init(place.appendChild(Object.assign(document.createElement('div'), { style: 'height: 200px' })))
    chart.setOption(option)
  })
  await step('SVG', () => {
    drawing = echarts.init(
      place.appendChild(Object.assign(document.createElement('div'), { style: 'height: 200px' })),
      null,
      {
        renderer: 'svg',
      },
    )
    drawing.setOption(option)
  })
  await step('tooltip', () => chart.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: 1 }))
  await step('change', () => drawing.setOption({ series: [{ type: 'pie', data: [{ name: 'x', value: 1 }] }] }, true))
}
