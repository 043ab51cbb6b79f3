// What the script of the dashboard gives its chart library, which is a double, and what it does as the window changes.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { fileURLToPath } from 'node:url'
import { test } from 'node:test'
import vm from 'node:vm'
import { build } from 'esbuild'

const double = {
  name: 'double',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^uplot$/ }, () => ({ path: 'uplot', namespace: 'double' }))
    onLoad({ filter: /.*/, namespace: 'double' }, () => ({ contents: 'export default UPlot' }))
  },
}
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL('../../src/serve/dashboard/client.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  plugins: [double],
})

const series = {
  day: 'Day',
  days: ['2026-11-01', '2026-11-02'],
  lines: [
    { name: 'Accepted', color: '--accepted', counts: [1, 2000] },
    { name: 'Rejected', color: '--rejected', counts: [3, 4] },
  ],
}

/** Runs the script in a page with a chart of some width. @returns the charts that it has drawn, and what changes the page */
function run({ width = 500, data = series, lang = 'en', hasPlace = true } = {}) {
  const plots = []
  let ended = 0
  const place = {
    clientWidth: width,
    children: ['the text'],
    replaceChildren: (...children) => (place.children = children),
    append: child => place.children.push(child),
  }
  const listeners = {}
  class UPlot {
    static tzDate = (date, zone) => `${date.toISOString()} in ${zone}`
    constructor(options, values, where) {
      plots.push({ options, values, isInPlace: where === place })
    }
    destroy() {
      ended++
    }
  }
  const page = {
    UPlot,
    document: {
      documentElement: { lang },
      querySelector: selector =>
        selector === '#chart'
          ? hasPlace
            ? place
            : null
          : data && selector === '#series'
            ? { textContent: JSON.stringify(data) }
            : null,
      createElement: name => ({ name, style: {} }),
    },
    getComputedStyle: ({ style }) => ({ color: `color of ${style.color}` }),
    ResizeObserver: class {
      constructor(listener) {
        listeners.resize = listener
      }
      observe(what) {
        strictEqual(what, place)
      }
    },
    matchMedia: query => ({ addEventListener: (type, listener) => (listeners[`${type} ${query}`] = listener) }),
  }
  vm.compileFunction(outputFiles[0].text, Object.keys(page))(...Object.values(page))
  return { plots, place, listeners, ended: () => ended }
}
const plain = value => JSON.parse(JSON.stringify(value))

test('the chart has the days in seconds, and a line with its name and color for each kind', () => {
  const { plots, place } = run()
  strictEqual(plots.length, 1)
  const [{ options, values, isInPlace }] = plots
  strictEqual(isInPlace, true)
  deepStrictEqual(plain(values), [
    [1_793_491_200, 1_793_577_600],
    [1, 2000],
    [3, 4],
  ])
  deepStrictEqual(
    options.series.map(({ label, stroke, width }) => [label, stroke, width]).join(' | '),
    'Day,, | Accepted,color of var(--accepted),2 | Rejected,color of var(--rejected),2',
  )
  deepStrictEqual(
    plain(place.children.map(({ name }) => name)),
    ['i'],
    'the text that the chart has not loaded is gone, and colors are resolved in the page',
  )
  for (const [at, { stroke, grid, ticks, font }] of options.axes.entries())
    deepStrictEqual(plain({ stroke, grid, ticks, font }), {
      stroke: 'color of var(--soft)',
      grid: at === 0 ? { show: false } : { stroke: 'color of var(--line)' },
      ticks: { show: false },
      font: '12px system-ui, sans-serif',
    })
  const sizeOf = labels => options.axes[1].size(undefined, labels)
  deepStrictEqual(
    [sizeOf(null), sizeOf(['0', '5']), sizeOf(['0', '2,000'])],
    [20, 20, 52],
    'as wide as its longest number',
  )
  strictEqual(options.cursor.y, false)
  strictEqual(options.legend.markers.fill(undefined, 2), 'color of var(--rejected)')
  strictEqual(options.legend.markers.fill(undefined, 0), 'color of var(--line)')
})

test('days and numbers are written in the language of the page, with western digits, and in UTC', () => {
  const [{ options }] = run().plots
  const [day, line] = options.series
  strictEqual(day.value(undefined, 1_793_577_599), '2026-11-01')
  strictEqual(day.value(undefined, null), '')
  strictEqual(line.value(undefined, 2000), '2,000')
  strictEqual(line.value(undefined, 0), '0')
  strictEqual(line.value(undefined, null), '')
  deepStrictEqual(plain(options.axes[0].values(undefined, [1_793_491_200, 1_793_577_599])), ['Nov 1\n2026', 'Nov 1'])
  strictEqual(options.tzDate(1_793_491_200), '2026-11-01T00:00:00.000Z in UTC')
  const [german, arabic] = ['de', 'ar'].map(lang => run({ lang }).plots[0].options)
  strictEqual(german.series[1].value(undefined, 2000), '2.000')
  strictEqual(german.axes[0].values(undefined, [1_793_491_200])[0], '1. Nov.\n2026')
  strictEqual(/\d/.test(arabic.series[1].value(undefined, 2000)), true)
})

test('the scale begins at 0, ends above the largest count, and has whole steps', () => {
  const [{ options }] = run().plots
  const rangeOf = most => plain(options.scales.y.range(undefined, undefined, most))
  deepStrictEqual(
    [rangeOf(0), rangeOf(0.5), rangeOf(100)],
    [
      [0, 1],
      [0, 1],
      [0, 105],
    ],
  )
  const { incrs } = options.axes[1]
  deepStrictEqual(plain(incrs.slice(0, 6)), [1, 2, 5, 10, 20, 50])
  deepStrictEqual([incrs.length, incrs.at(-1)], [30, 5e9])
})

test('the chart is half as high as it is wide, between 220 and 320 pixels', () => {
  for (const [width, height] of [
    [300, 220],
    [500, 250],
    [900, 320],
  ]) {
    const { options } = run({ width }).plots[0]
    deepStrictEqual([options.width, options.height], [width, height])
  }
})

test('up to 14 days are shown as points on their lines', () => {
  const pointsOf = count => {
    const days = Array.from({ length: count }, (_, at) =>
      new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10),
    )
    return run({ data: { ...series, days } }).plots[0].options.series[1].points.show
  }
  deepStrictEqual([1, 14, 15, 30].map(pointsOf), [true, true, false, false])
})

test('a kind without a count has neither a line nor points, which would cover the others at zero', () => {
  const [counted, never] = series.lines
  const { options } = run({ data: { ...series, lines: [counted, { ...never, counts: [0, 0] }] } }).plots[0]
  deepStrictEqual(
    options.series.slice(1).map(({ width, points }) => [width, points.show]),
    [
      [2, true],
      [0, false],
    ],
  )
})

test('the labels of days are whole days apart, also where there is room for hours', () => {
  const { incrs } = run().plots[0].options.axes[0]
  deepStrictEqual(plain(incrs.slice(0, 4)), [86_400, 172_800, 259_200, 604_800])
  strictEqual(
    incrs.every(seconds => seconds % 86_400 === 0),
    true,
  )
})

test('the chart is drawn again for another width and for other colors, in place of the one before', () => {
  const { plots, place, listeners, ended } = run()
  listeners.resize()
  deepStrictEqual([plots.length, ended()], [1, 0])
  place.clientWidth = 400
  listeners.resize()
  listeners.resize()
  deepStrictEqual([plots.length, ended(), plots[1].options.width], [2, 1, 400])
  listeners['change (prefers-color-scheme: dark)']()
  deepStrictEqual([plots.length, ended()], [3, 2])
})

test('a page without counts keeps its text, and one without a place for the chart has none', () => {
  strictEqual(run({ hasPlace: false }).plots.length, 0)
  const { plots, place } = run({ data: null })
  deepStrictEqual([plots.length, place.children], [0, ['the text']])
})
