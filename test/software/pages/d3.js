import * as d3 from 'd3'

export default async function ({ place, step }) {
  const svg = d3.select(place).append('svg').attr('width', 600).attr('height', 300)
  const draw = data =>
    svg
      .selectAll('g')
      .data(data)
      .join(enter => {
        const group = enter.append('g')
        group.append('rect').attr('fill', 'url(#shade)').attr('height', 20)
        group
          .append('image')
          .attr('href', (_, at) => `/tiles/d${at}.png`)
          .attr('width', 20)
        return group
      })
      .attr('transform', (_, at) => `translate(0, ${at * 25})`)
      .select('rect')
      .attr('width', value => value * 10)
  await step('start', () => {
    svg.append('defs').html('<linearGradient id="shade"><stop offset="0" stop-color="red"/></linearGradient>')
    draw(d3.range(8))
  })
  await step('fewer', () => draw([3, 2]))
  await step('data by fetch', async () => draw((await d3.text('/echo/12')).length % 2 ? [9] : [8, 8, 8]))
  await step('axis and zoom', () => {
    svg
      .append('g')
      .attr('class', 'axis')
      .call(d3.axisBottom(d3.scaleLinear([0, 10], [0, 500])))
    svg.call(d3.zoom())
    svg.node().dispatchEvent(new WheelEvent('wheel', { clientX: 20, clientY: 20, deltaY: 50, bubbles: true }))
  })
}
