import Plyr from 'plyr'
import 'plyr/dist/plyr.css'

export default async function ({ place, step }) {
  place.innerHTML =
    '<video playsinline controls data-poster="/tiles/poster.png"><source src="/echo/film.mp4" type="video/mp4"></video>'
  let player
  await step('start', () => {
    player = new Plyr(place.firstElementChild, { iconUrl: '/echo/plyr.svg', blankVideo: '/echo/blank.mp4' })
  })
  await step('source', () => {
    player.source = { type: 'audio', sources: [{ src: '/echo/sound.mp3', type: 'audio/mp3' }] }
  })
  await step('end it', () => player.destroy())
}
