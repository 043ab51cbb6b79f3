import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins'
import { pretendInFirefox, toldInFirefox } from './inside-firefox.mjs'

const inChromium = async (
  page,
  { media = 'screen', colorScheme = 'light', reducedMotion, forcedColors = 'none', contrast },
) => {
  const devtools = await page.createCDPSession()
  const features = [
    { name: 'prefers-color-scheme', value: colorScheme },
    { name: 'prefers-reduced-motion', value: reducedMotion ?? 'no-preference' },
    { name: 'forced-colors', value: forcedColors },
    { name: 'prefers-contrast', value: contrast ?? 'no-preference' },
  ]
  await devtools.send('Emulation.setEmulatedMedia', { media, features })
}

/**
 * Lets tests ask Chromium and Firefox for what the runner's own commands leave out: other media and wishes of the visitor,
 * colours that the system forces on a page among them, and what a screen reader is told of it.
 * @returns plugins for the test runner
 */
export const pretendMore = () => [
  {
    name: 'pretend-command',
    async executeCommand({ command, payload, session: { browser, id } }) {
      const inFirefox = browser.name === 'Firefox'
      if (command === 'a11y-snapshot' && inFirefox) return toldInFirefox(browser.getPage(id))
      if (command !== 'pretend') return
      await (inFirefox ? pretendInFirefox : inChromium)(browser.getPage(id), payload)
      return true
    },
  },
  a11ySnapshotPlugin(),
]
