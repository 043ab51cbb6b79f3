import { page, inline } from '../support/page.mjs'
import { contacted, stored } from '../support/planted.mjs'
import { toolFile } from '../support/install-consent-tools.mjs'

const config = `var klaroConfig={acceptAll:true,storageMethod:'localStorage',translations:{en:{purposes:{analytics:'Analytics',marketing:'Marketing'}}},services:[{name:'hotjar',title:'Hotjar',purposes:['analytics']},{name:'ads',title:'Ads',purposes:['marketing']}]}`

/** Klaro. Its gate works; a script of the site contacts Microsoft Ads as soon as any choice is stored. */
export const klaro = {
  title: 'Klaro',
  files: () => ({
    '/': page(
      `<script defer src="/config.js"></script><script defer src="/klaro.js"></script>
      <script type="text/plain" data-type="application/javascript" data-name="hotjar" data-src="https://static.hotjar.com/c/hotjar-1.js"></script>`,
      `<footer><a href="#" onclick="klaro.show(klaroConfig, true); return false">Privacy settings</a></footer>
      ${inline(`if (localStorage.getItem('klaro')) new Image().src = 'https://bat.bing.com/action/0?ti=1'`)}`,
    ),
    '/klaro.js': toolFile('klaro/dist/klaro.js'),
    '/config.js': config,
  }),
  planted: [...contacted('rejected withdrawn', 'bat.bing.com'), ...stored('withdrawn', 'hjViewportId')],
}
