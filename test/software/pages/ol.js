import 'ol/ol.css'
import Map from 'ol/Map.js'
import View from 'ol/View.js'
import Feature from 'ol/Feature.js'
import Overlay from 'ol/Overlay.js'
import Point from 'ol/geom/Point.js'
import TileLayer from 'ol/layer/Tile.js'
import VectorLayer from 'ol/layer/Vector.js'
import VectorSource from 'ol/source/Vector.js'
import XYZ from 'ol/source/XYZ.js'

export default async function ({ place, step }) {
  let map
  const rendered = () => new Promise(resolve => map.once('rendercomplete', resolve))
  await step('start', () => {
    map = new Map({
      target: place,
      layers: [
        new TileLayer({ source: new XYZ({ url: '/tiles/{z}/{x}/{y}.png', transition: 0 }) }),
        new VectorLayer({ source: new VectorSource({ features: [new Feature(new Point([0, 0]))] }) }),
      ],
      view: new View({ center: [0, 0], zoom: 2 }),
    })
    return rendered()
  })
  await step('overlay', () => {
    const element = document.createElement('div')
    element.innerHTML = '<img src="/tiles/overlay.png">Here'
    map.addOverlay(new Overlay({ element, position: [100, 100] }))
  })
  await step('zoom', () => {
    map.getView().setZoom(3)
    return rendered()
  })
}
