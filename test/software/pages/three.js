import * as three from 'three'

export default async function ({ place, step }) {
  const renderer = new three.WebGLRenderer({ preserveDrawingBuffer: true })
  const scene = new three.Scene()
  const camera = new three.PerspectiveCamera(75, 2, 0.1, 100)
  camera.position.z = 3
  await step('start', () => {
    renderer.setSize(400, 200)
    place.append(renderer.domElement)
    scene.add(new three.Mesh(new three.BoxGeometry(), new three.MeshNormalMaterial()))
    renderer.render(scene, camera)
  })
  await step('a texture', async () => {
    const map = await new three.TextureLoader().loadAsync('/tiles/texture.png')
    scene.add(new three.Sprite(new three.SpriteMaterial({ map })))
    renderer.render(scene, camera)
  })
  await step('a file', async () => void (await new three.FileLoader().loadAsync('/echo/model')))
  await step('end it', () => renderer.dispose())
}
