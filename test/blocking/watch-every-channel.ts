import { everyChannel } from '../../src/blocking/patch/every-channel'
import { releaseDeferred } from '../../src/blocking/hold/deferred-writes'
import { trackerJudge } from './stand-ins'

/**
 * Installs every channel with this judge during each test of the suite that calls this.
 * @param use receives, before each test, a container element of the page for the test’s elements
 */
export function watchEveryChannel(use: (place: HTMLElement) => void): ReturnType<typeof trackerJudge> {
  const judge = trackerJudge()
  let place: HTMLElement
  let restores: (() => boolean)[]
  beforeEach(() => {
    judge.allow(false)
    judge.judged.length = 0
    place = document.body.appendChild(document.createElement('div'))
    use(place)
    restores = Object.values(everyChannel).map(patch => patch())
  })
  afterEach(() => {
    judge.allow()
    releaseDeferred()
    for (const restore of restores.toReversed()) restore()
    place.remove()
  })
  return judge
}
