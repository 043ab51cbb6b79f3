import L from 'leaflet'
import 'leaflet/dist/leaflet.css'

export default async function ({ place, step }) {
  let map
  await step('start', () => {
    map = L.map(place, { fadeAnimation: false, zoomAnimation: false }).setView([51.5, -0.09], 13)
    L.tileLayer('/tiles/{z}/{x}/{y}.png', { attribution: 'Tiles' }).addTo(map)
  })
  await step('marker, popup, shapes', () => {
    L.marker([51.5, -0.09], { icon: L.icon({ iconUrl: '/tiles/icon.png', iconSize: [20, 20] }) })
      .addTo(map)
      .bindPopup('<b>Hello</b><img src="/tiles/popup.png">')
      .openPopup()
    L.circle([51.508, -0.11], { radius: 500 }).addTo(map)
    L.polygon([
      [51.509, -0.08],
      [51.503, -0.06],
      [51.51, -0.047],
    ]).addTo(map)
  })
  await step('pan and zoom', () => map.setView([51.52, -0.1], 14, { animate: false }))
  await step('end it', () => map.remove())
}
