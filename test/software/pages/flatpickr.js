import flatpickr from 'flatpickr'

export default async function ({ place, step }) {
  const input = place.appendChild(document.createElement('input'))
  let picker
  await step('start', () => (picker = flatpickr(input, { defaultDate: '2024-02-03', mode: 'range' })) && undefined)
  await step('open', () => picker.open())
  await step('choose', () => picker.setDate(['2024-02-05', '2024-02-09'], true))
  await step('end it', () => picker.destroy())
}
