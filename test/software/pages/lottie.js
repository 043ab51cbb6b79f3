import lottie from 'lottie-web'

const still = k => ({ a: 0, k })
const place = p => ({ o: still(100), r: still(0), p, a: still([0, 0, 0]), s: still([100, 100, 100]) })
const moving = {
  a: 1,
  k: [
    { t: 0, s: [0, 0, 0], e: [100, 100, 0], i: { x: 1, y: 1 }, o: { x: 0, y: 0 } },
    { t: 60, s: [100, 100, 0] },
  ],
}
const animation = {
  v: '5.7.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: 200,
  h: 200,
  assets: [{ id: 'i', w: 10, h: 10, u: '/tiles/', p: 'l.png', e: 0 }],
  layers: [
    { ty: 2, refId: 'i', ip: 0, op: 60, st: 0, ks: place(still([9, 9, 0])) },
    {
      ty: 4,
      ip: 0,
      op: 60,
      st: 0,
      ks: place(moving),
      shapes: [
        {
          ty: 'gr',
          it: [
            { ty: 'rc', p: still([0, 0]), s: still([50, 50]), r: still(0) },
            { ty: 'fl', c: still([1, 0, 0, 1]), o: still(100) },
            { ty: 'tr', ...place(still([0, 0])), sk: still(0), sa: still(0) },
          ],
        },
      ],
    },
  ],
}

export default async function ({ place: box, step }) {
  const players = []
  for (const renderer of ['svg', 'canvas', 'html'])
    await step(renderer, () => {
      const container = box.appendChild(document.createElement('div'))
      const animationData = structuredClone(animation)
      players.push(lottie.loadAnimation({ container, renderer, loop: false, autoplay: false, animationData }))
    })
  await step('a later frame', () => players.forEach(player => player.goToAndStop(30, true)))
  await step('end it', () => lottie.destroy())
}
