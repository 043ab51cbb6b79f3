import 'maplibre-gl/dist/maplibre-gl.css'
import { Map, Marker, Popup, setWorkerUrl } from 'maplibre-gl'

export default async function ({ place, step }) {
  setWorkerUrl('/modules/maplibre-gl/dist/maplibre-gl-worker.mjs')
  let map
  await step('start', async () => {
    map = new Map({
      container: place,
      fadeDuration: 0,
      canvasContextAttributes: { preserveDrawingBuffer: true },
      style: {
        version: 8,
        sources: {
          tiles: { type: 'raster', tiles: [`${location.origin}/tiles/{z}/{x}/{y}.png`], tileSize: 256 },
          shape: {
            type: 'geojson',
            data: {
              type: 'Polygon',
              coordinates: [
                [
                  [0, 0],
                  [20, 0],
                  [20, 20],
                  [0, 0],
                ],
              ],
            },
          },
        },
        layers: [
          { id: 'tiles', type: 'raster', source: 'tiles' },
          { id: 'shape', type: 'fill', source: 'shape', paint: { 'fill-color': '#f00' } },
        ],
      },
      center: [10, 10],
      zoom: 2,
    })
    await new Promise(resolve => map.once('idle', resolve))
  })
  await step('marker and popup', () => {
    new Marker().setLngLat([10, 10]).setPopup(new Popup().setHTML('<b>Hello</b>')).addTo(map).togglePopup()
  })
  await step('jump', () => {
    map.jumpTo({ center: [30, 20], zoom: 3 })
    return new Promise(resolve => map.once('idle', resolve))
  })
  await step('end it', () => map.remove())
}
