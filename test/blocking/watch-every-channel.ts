import { everyChannel } from '../../src/blocking/every-channel'
import { releaseDeferred } from '../../src/blocking/hold/deferred-writes'
import { trackerJudge } from './stand-ins'

/**
 * Installs the patches of all channels during each test of the suite that calls this, with the given judge.
 * @param use receives, before each test, an element of the page for the nodes of the test
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
