// The chart of the dashboard. Without this script, the table below it has the same numbers.
import UPlot from 'uplot'

interface Series {
  /** The name of the days. */
  readonly day: string
  readonly days: readonly string[]
  readonly lines: readonly { readonly name: string; readonly color: string; readonly counts: readonly number[] }[]
}

const place = document.querySelector<HTMLElement>('#chart')
const data = document.querySelector('#series')?.textContent
if (place && data) {
  const { day: dayName, days, lines } = JSON.parse(data) as Series
  place.replaceChildren()
  // Only a color property resolves `light-dark()`, which a canvas does not know.
  const probe = document.createElement('i')
  place.append(probe)
  const colorOf = (name: string): string => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  // Western digits, as the tables have.
  const locale = `${document.documentElement.lang}-u-nu-latn`
  const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dayOf = (seconds: number, hasYear: boolean): string => {
    const date = new Date(seconds * 1000)
    return `${dayFormat.format(date)}${hasYear ? `\n${date.getUTCFullYear()}` : ''}`
  }
  /** Decisions are whole numbers, and so are the lines of the grid. */
  const steps = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map(first => first * 10 ** power)).flat()
  /** Labels are days, in seconds, also where there is room for hours. */
  const dayIncrements = [1, 2, 3, 7, 14, 28, 91, 182, 364].map(count => count * 86_400)
  const font = '12px system-ui, sans-serif'
  let plot: UPlot | undefined
  const draw = (): void => {
    plot?.destroy()
    const axis = { stroke: colorOf('--soft'), grid: { stroke: colorOf('--line') }, ticks: { show: false }, font }
    plot = new UPlot(
      {
        width: place.clientWidth,
        height: Math.max(220, Math.min(320, place.clientWidth * 0.5)),
        // Days are days in UTC, wherever the reader is.
        tzDate: seconds => UPlot.tzDate(new Date(seconds * 1000), 'UTC'),
        cursor: { y: false },
        legend: { markers: { fill: (_, at) => colorOf(lines[at - 1]?.color ?? '--line') } },
        scales: { y: { range: (_, __, most) => [0, Math.max(1, most * 1.05)] } },
        series: [
          { label: dayName, value: (_, time) => (time ? new Date(time * 1000).toISOString().slice(0, 10) : '') },
          ...lines.map(({ name, color, counts }) => ({
            label: name,
            value: (_: UPlot, count: number | null) => count?.toLocaleString(locale) ?? '',
            stroke: colorOf(color),
            // A line at zero covers the others there.
            width: counts.some(Boolean) ? 2 : 0,
            // A line of few days is short, and its days are hard to see.
            points: { show: days.length < 15 && counts.some(Boolean) },
          })),
        ],
        axes: [
          // The day and the month, and below the first one the year.
          {
            ...axis,
            grid: { show: false },
            incrs: dayIncrements,
            values: (_, times) => times.map((time, at) => dayOf(time, at === 0)),
          },
          // As wide as its longest number, so that the chart begins where the title above it does.
          {
            ...axis,
            size: (_, values) => 12 + 8 * Math.max(1, ...(values ?? []).map(value => value.length)),
            incrs: steps,
          },
        ],
      },
      [days.map(day => Date.parse(day) / 1000), ...lines.map(({ counts }) => [...counts])],
      place,
    )
  }
  draw()
  let width = place.clientWidth
  new ResizeObserver(() => {
    if (place.clientWidth === width) return
    width = place.clientWidth
    draw()
  }).observe(place)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw)
}
