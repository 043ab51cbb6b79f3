import { expect } from '@open-wc/testing'
import { patchNotifications } from '../../../src/blocking/patch/patch-notifications'
import { trackerJudge } from '../stand-ins'

const tracker = 'https://tracker.example/icon.png'
const own = 'https://shop.example/icon.png'

interface Pictures extends NotificationOptions {
  image?: string
  actions?: { action: string; title: string; icon?: string }[]
}

describe('patchNotifications', () => {
  const { judged, allow } = trackerJudge()
  const NativeNotification = window.Notification
  const { showNotification } = ServiceWorkerRegistration.prototype
  let shown: [title: string, options?: Pictures][]
  let restore: () => boolean
  beforeEach(() => {
    shown = []
    judged.length = 0
    allow(false)
    window.Notification = class extends NativeNotification {
      constructor(title: string, options?: Pictures) {
        super(title)
        this.close()
        shown.push([title, options])
      }
    }
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      shown.push([title, options as Pictures])
      return Promise.resolve()
    }
    restore = patchNotifications()
  })
  afterEach(() => {
    restore()
    window.Notification = NativeNotification
    ServiceWorkerRegistration.prototype.showNotification = showNotification
  })

  it('shows a notification without the pictures that are blocked, and with everything else', () => {
    const options: Pictures = { body: 'Arrived', icon: tracker, image: own, badge: tracker }
    void new Notification('Order', options)
    const [title, given] = shown[0]!
    expect([title, given!.body, given!.icon, given!.image, given!.badge]).to.deep.equal([
      'Order',
      'Arrived',
      undefined,
      own,
      undefined,
    ])
    expect(judged).to.deep.include([tracker, 'Notification'])
    expect(options.icon, 'the page’s own object').to.equal(tracker)
  })

  it('shows all pictures after consent, and reads each address once', () => {
    allow()
    let reads = 0
    const options = {
      get icon() {
        return reads++ === 0 ? own : tracker
      },
    }
    void new Notification('Order', options)
    expect([shown[0]![1]!.icon, shown[0]![1]!.icon]).to.deep.equal([own, own])
    void new Notification('Order', { icon: tracker })
    expect(shown[1]![1]!.icon).to.equal(tracker)
  })

  it('shows those of a service worker without the blocked pictures of their buttons', async () => {
    const show = ServiceWorkerRegistration.prototype.showNotification
    const actions = [
      { action: 'a', title: 'A', icon: tracker },
      { action: 'b', title: 'B', icon: own },
    ]
    await show.call(Object.create(ServiceWorkerRegistration.prototype), 'Order', { actions } as Pictures)
    expect(shown[0]![1]!.actions!.map(({ title, icon }) => [title, icon])).to.deep.equal([
      ['A', undefined],
      ['B', own],
    ])
  })

  it('leaves the permission, and calls without options, to the browser', () => {
    void new Notification('Order')
    expect(shown).to.deep.equal([['Order', undefined]])
    expect(Notification.permission).to.equal(NativeNotification.permission)
  })

  it('removes blocked pictures of the media that plays, and keeps the rest', () => {
    const artwork = [
      { src: tracker, sizes: '96x96' },
      { src: own, sizes: '128x128', type: 'image/png' },
    ]
    const pictures = (metadata: MediaMetadata): string[] => metadata.artwork.map(({ src, sizes }) => `${src} ${sizes}`)
    const metadata = new MediaMetadata({ title: 'Song', artist: 'Band', artwork })
    expect(pictures(metadata)).to.deep.equal([`${own} 128x128`])
    expect([metadata.title, metadata.artist]).to.deep.equal(['Song', 'Band'])
    metadata.artwork = [{ src: tracker }, { src: own, sizes: '1x1' }]
    expect(pictures(metadata)).to.deep.equal([`${own} 1x1`])
    allow()
    metadata.artwork = artwork
    expect(pictures(metadata)).to.have.length(2)
    expect(new MediaMetadata().title).to.equal('')
  })
})
