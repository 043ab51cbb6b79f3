import gsap from 'gsap'

export default async function ({ place, step }) {
  place.innerHTML = '<div id="a"></div><svg><rect width="10" height="10" fill="red"/></svg>'
  const line = gsap.timeline({ paused: true })
  await step('start', () => {
    line
      .to('#a', { x: 100, rotation: 45, backgroundImage: 'linear-gradient(red, blue)', duration: 1 })
      .to('rect', { attr: { width: 50 }, fill: 'blue', duration: 1 })
      .set('#a', { className: 'done' })
  })
  await step('half', () => void line.time(0.5))
  await step('all', () => void line.progress(1))
  await step('back', () => void line.revert())
}
