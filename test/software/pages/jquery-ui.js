import $ from 'jquery'

export default async function ({ place, step }) {
  await step('load', async () => {
    window.jQuery = window.$ = $
    for (const src of ['/modules/jquery-ui/dist/jquery-ui.js'])
      await new Promise((onload, onerror) =>
        document.head.append(Object.assign(document.createElement('script'), { src, onload, onerror })),
      )
  })
  await step('widgets', () => {
    $(place).html(
      '<input><div id="d" title="Dialog"><img src="/tiles/d.png">Text</div><ul id="s"><li>1</li><li>2</li></ul>',
    )
    $('input')
      .datepicker({ defaultDate: new Date(2024, 1, 2) })
      .datepicker('setDate', new Date(2024, 1, 2))
      .datepicker('show')
    $('#s').sortable()
    $('#d').dialog({ autoOpen: false })
  })
  await step('dialog', () => void $('#d').dialog('open'))
  await step('effect', () => void $('#s').hide().css('background-image', 'url(/tiles/b.png)').show())
  await step('ajax', () => new Promise(done => $('#s').load('/echo/loaded', done)))
}
