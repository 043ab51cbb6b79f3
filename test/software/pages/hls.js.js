import Hls from 'hls.js'

export default async function ({ place, step }) {
  const video = place.appendChild(document.createElement('video'))
  const hls = new Hls({ enableWorker: true, manifestLoadPolicy: undefined })
  const errors = []
  hls.on(Hls.Events.ERROR, (_, { details, fatal }) => errors.push(`${details} ${fatal}`))
  await step('a playlist that is none', () => {
    hls.loadSource('/echo/playlist.m3u8')
    hls.attachMedia(video)
  })
  await step('its errors', () => (place.append(errors.join()), undefined))
  await step('end it', () => hls.destroy())
}
