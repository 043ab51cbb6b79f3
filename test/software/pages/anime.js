import { animate, createTimeline, svg } from 'animejs'

export default async function ({ place, step }) {
  place.innerHTML = '<div id="a">a</div><svg><path d="M0 0 L100 100" stroke="red"/></svg>'
  const animation = animate('#a', { translateX: 100, backgroundColor: '#f00', duration: 1000, autoplay: false })
  const timeline = createTimeline({ autoplay: false }).add(svg.createDrawable('path'), {
    draw: ['0 0', '0 1'],
    duration: 500,
  })
  await step('half', () => void animation.seek(500))
  await step('drawn', () => void timeline.seek(500))
  await step('undone', () => void animation.revert())
}
