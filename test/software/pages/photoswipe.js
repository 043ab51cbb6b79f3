import PhotoSwipe from 'photoswipe'

export default async function ({ step }) {
  let gallery
  await step('open', () => {
    const dataSource = [1, 2, 3].map(at => ({ src: `/tiles/p${at}.png`, width: 100, height: 100 }))
    gallery = new PhotoSwipe({ dataSource, showHideAnimationType: 'none', index: 0 })
    gallery.init()
  })
  await step('next', () => gallery.next())
  await step('close', () => gallery.destroy())
}
