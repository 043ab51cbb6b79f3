import { everyChannel } from '../../src/blocking/patch/every-channel'
import { releaseDeferred } from '../../src/blocking/hold/deferred-writes'
import { trackerJudge } from './stand-ins'

/**
 * Puts every channel in place during each test of the suite that calls this, with such a judge.
 * @param use is given, before each test, an element of the page for what the test makes
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
