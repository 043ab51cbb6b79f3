import { page, inline } from '../support/page.mjs'
import { contacted, stored } from '../support/planted.mjs'
import { toolFile } from '../support/install-consent-tools.mjs'

const start = `tarteaucitron.init({privacyUrl:'',orientation:'bottom',showIcon:false,DenyAllCta:true,AcceptAllCta:true,highPrivacy:true,useExternalCss:false,useExternalJs:false});
(tarteaucitron.job = tarteaucitron.job || []).push('youtube')`

/** tarteaucitron, without an icon to change the choice. Hotjar is not gated, and writes to sessionStorage. */
export const tarteaucitron = {
  title: 'tarteaucitron',
  files: () => ({
    '/': page(
      `<script src="/t/tarteaucitron.min.js"></script>${inline(start)}`,
      `<div class="youtube_player" data-videoID="abc" width="320" height="180"></div>
      <script src="https://static.hotjar.com/c/hotjar-1.js"></script>`,
    ),
    ...Object.fromEntries(
      [
        'tarteaucitron.min.js',
        'tarteaucitron.services.min.js',
        'advertising.min.js',
        'css/tarteaucitron.min.css',
        'lang/tarteaucitron.en.min.js',
      ].map(name => [`/t/${name}`, toolFile(`tarteaucitronjs/${name}`)]),
    ),
  }),
  planted: [
    ...contacted('undecided rejected', 'static.hotjar.com'),
    ...stored('undecided rejected', 'hjViewportId'),
    'no-way-to-change accepted',
  ],
}
