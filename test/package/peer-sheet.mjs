// The sheet of the board that shows banner and dialog beside those of other products, with the same categories and texts.
import { comparedFaces } from '../bench/compared-faces.mjs'

const windows = [
  [390, 844],
  [844, 390],
  [1280, 720],
]
const compared = ['consent-elements', 'vanilla-cookieconsent 3.1', 'klaro 0.7', 'c15t 2.2.1']

/** Opens the dialog of a product. */
const openDialog =
  ({ customize, dialog }) =>
  async tab => {
    const button = await tab.waitForSelector(`>>> ${customize}`, { visible: true })
    await button.evaluate(pressed => pressed.click())
    await tab.waitForSelector(`>>> ${dialog}`, { visible: true })
  }

/** @returns the sheet, like those of board-sheets.mjs; one row for each product */
export async function peerSheet() {
  const faces = await comparedFaces()
  return {
    rows: compared.flatMap(name => {
      const { head, body = '', files, buttons } = faces[name]
      const banner = { head, after: body, files, awaited: `>>> ${buttons.accept}` }
      const states = { banner, dialog: { ...banner, prepare: openDialog(buttons) } }
      return [
        {
          height: 300,
          shots: Object.entries(states).flatMap(([state, shot]) =>
            windows.map(([width, height]) => ({
              ...shot,
              size: [width, height],
              label: `${name}: ${state}, ${width}x${height}`,
            })),
          ),
        },
      ]
    }),
  }
}
