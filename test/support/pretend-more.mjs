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
 * Adds commands that the test runner lacks in Chromium and Firefox: emulated media and preferences, such as forced
 * colors, and the accessibility tree.
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
