import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins'

/**
 * Lets tests ask Chromium for what the runner's own commands leave out: colours that the system forces on a page, and
 * what a screen reader is told of it.
 * @returns plugins for the test runner
 */
export const pretendMore = () => [
  a11ySnapshotPlugin(),
  {
    name: 'force-colors-command',
    async executeCommand({ command, payload, session }) {
      if (command !== 'force-colors') return
      const devtools = await session.browser.getPage(session.id).createCDPSession()
      const features = [{ name: 'forced-colors', value: payload ? 'active' : 'none' }]
      await devtools.send('Emulation.setEmulatedMedia', { features })
      return true
    },
  },
]
