import { expect } from '@open-wc/testing'
import { clearPage, put } from '../views/page'
import { eventually } from '../support/eventually'

const { warn } = console
let said: string[] = []
let tags = 0

/** Inserts markup in a new element. Each problem is reported once. */
function write(html: string): HTMLElement {
  const home = document.createElement('div')
  home.innerHTML = html
  document.body.append(home)
  return home
}
/** Waits until earlier elements have been checked: adds another invalid element, whose warning comes after theirs. */
async function looked(): Promise<string[]> {
  const mark = `nothing${++tags}`
  put('privacy-settings-button', { [mark]: '' })
  await eventually(() => expect(said.join()).to.contain(mark))
  return said.filter(text => !text.includes(mark))
}

describe('an unknown attribute, slot or variant', () => {
  const homes: HTMLElement[] = []
  beforeEach(() => {
    said = []
    console.warn = (text: string) => void said.push(text)
  })
  afterEach(async () => {
    console.warn = warn
    homes.splice(0).forEach(home => home.remove())
    await clearPage()
  })

  const slips: [string, string, string?][] = [
    ['<consent-banner policyurl="/p"></consent-banner>', 'attribute "policyurl"', 'policy-url'],
    ['<consent-banner hide_branding></consent-banner>', 'attribute "hide_branding"', 'hide-branding'],
    ['<consent-banner colour-scheme="dark"></consent-banner>', 'attribute "colour-scheme"', 'color-scheme'],
    ['<consent-banner theme="dark"></consent-banner>', 'attribute "theme"', 'color-scheme'],
    ['<consent-banner data-mode="offline"></consent-banner>', ''],
    ['<consent-banner sparkle></consent-banner>', 'attribute "sparkle"'],
    ['<consent-banner scroll-clocks></consent-banner>', 'attribute "scroll-clocks"', 'scroll-lock'],
    ['<consent-banner scroll-clocked></consent-banner>', 'attribute "scroll-clocked"'],
    ['<consent-banner><b slot="descripton">x</b></consent-banner>', 'child for the slot "descripton"', 'description'],
    ['<consent-banner><b slot="footer">x</b></consent-banner>', 'child for the slot "footer"'],
    ['<privacy-settings-dialog varient="widget"></privacy-settings-dialog>', 'attribute "varient"', 'variant'],
    ['<privacy-settings-dialog><b slot="tilte">x</b></privacy-settings-dialog>', 'child for the slot "tilte"', 'title'],
    ['<privacy-settings-dialog><b slot="title">x</b></privacy-settings-dialog>', ''],
    ['<privacy-settings-dialog><b slot="icon">x</b></privacy-settings-dialog>', 'child for the slot "icon"'],
    ['<privacy-settings-button label="x"></privacy-settings-button>', 'attribute "label"'],
  ]
  for (const [html, what, guess] of slips)
    it(`${html} ${what ? 'is reported' : 'is not reported'}${guess ? `, with the suggestion ${guess}` : ''}`, async () => {
      homes.push(write(html), write(html))
      const found = await looked()
      if (!what) return expect(found).to.eql([])
      expect(found).to.have.length(1)
      expect(found[0]).to.contain(`${what}, which is not known`)
      if (guess) expect(found[0]).to.contain(`did you mean "${guess}"?`)
      else expect(found[0]).not.to.contain('did you mean')
      expect(found[0]).to.match(/Known are \w|It has none of its own/)
    })

  it('is not a global attribute of HTML, an attribute of a framework, or one of ours', async () => {
    const usual =
      'id="a" class="b" style="color:red" lang="de" dir="ltr" hidden title="t" role="none" tabindex="-1" part="p" slot="s" nonce="n" inert ' +
      'aria-label="l" data-x="1" onclick="" _ngcontent-abc="" _nghost-abc="" ng-version="20" v-cloak x-data="{}" @click="" :class="" ' +
      'hx-get="/" jsaction="a" astro-island data-v-1a2b="" s-1="" xml:lang="de" exportparts="banner" is="x" popover="manual"'
    homes.push(
      write(
        `<consent-banner ${usual} mode="offline" lifetime-days="3" layout="bar"><script type="application/json">{}</script>` +
          '<b slot="description">x</b><a slot="policy-link" href="#">y</a></consent-banner>' +
          `<privacy-settings-dialog ${usual} variant="widget"></privacy-settings-dialog>` +
          `<privacy-settings-button ${usual}><b>Label</b></privacy-settings-button>`,
      ),
    )
    expect(await looked()).to.eql([])
  })

  it('may also be a variant', () => {
    homes.push(write('<privacy-settings-dialog variant="inline"></privacy-settings-dialog>'))
    expect(said).to.eql(['<privacy-settings-dialog> has the variant "inline"; allowed is widget'])
  })
})
