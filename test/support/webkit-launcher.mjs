import { startWebKit } from './start-webkit.mjs'

const buttons = ['left', 'middle', 'right']
const pointer = actions => [{ type: 'pointer', id: 'mouse', actions }]

/** Runs each test file in a separate browser, so that a hanging one does not affect later ones. */
class WebKitLauncher {
  name = 'WebKitGTK'
  type = 'webdriver'
  #sessions = new Map()

  async startSession(id, url) {
    // Do not wait for the page to load: its first tests press keys before that, and a driver handles one command at a
    // time.
    const session = await startWebKit({ capabilities: { pageLoadStrategy: 'none' } })
    this.#sessions.set(id, { ...session, url })
    await session.driver.navigateTo(url)
  }

  isActive(id) {
    return this.#sessions.has(id)
  }

  getBrowserUrl(id) {
    return this.#sessions.get(id)?.url
  }

  async stopSession(id) {
    this.#sessions.get(id)?.stop()
    this.#sessions.delete(id)
    return {}
  }

  async stop() {
    for (const id of this.#sessions.keys()) await this.stopSession(id)
  }

  /** @param {string[]} keys pressed one after the other; `Shift+Tab` together */
  async sendKeys(id, keys) {
    const { driver } = this.#sessions.get(id)
    for (const key of keys) await driver.keys(key.length > 1 ? key.split('+') : key)
  }

  sendMouseMove(id, x, y) {
    return this.#act(id, { type: 'pointerMove', duration: 0, x, y })
  }

  sendMouseDown(id, button = 'left') {
    return this.#act(id, { type: 'pointerDown', button: buttons.indexOf(button) })
  }

  sendMouseUp(id, button = 'left') {
    return this.#act(id, { type: 'pointerUp', button: buttons.indexOf(button) })
  }

  async sendMouseClick(id, x, y, button) {
    await this.sendMouseMove(id, x, y)
    await this.sendMouseDown(id, button)
    await this.sendMouseUp(id, button)
  }

  resetMouse(id) {
    return this.sendMouseMove(id, 0, 0)
  }

  #act(id, ...actions) {
    return this.#sessions.get(id).driver.performActions(pointer(actions))
  }
}

/** @returns a launcher of the test runner for WebKitGTK */
export const webkitLauncher = () => new WebKitLauncher()
