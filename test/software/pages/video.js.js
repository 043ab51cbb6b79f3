import videojs from 'video.js'
import 'video.js/dist/video-js.css'

export default async function ({ place, step }) {
  place.innerHTML = '<video class="video-js" controls width="400" height="200" poster="/tiles/poster.png"></video>'
  let player
  await step('start', async () => {
    player = videojs(place.firstElementChild, { controls: true, html5: { vhs: { overrideNative: true } } })
    await new Promise(resolve => player.ready(resolve))
  })
  await step('a missing playlist', () => player.src({ src: '/echo/missing.m3u8', type: 'application/x-mpegURL' }))
  await step('text tracks', () => void player.addRemoteTextTrack({ src: '/echo/track.vtt', kind: 'captions' }, false))
  await step('end it', () => player.dispose())
}
