import Alpine from 'alpinejs'

export default async function ({ place, step }) {
  place.innerHTML = `<div x-data="{ open: false, list: [1, 2], html: '<img src=/tiles/x.png>' }">
    <button @click="open = !open; list.push(3)">Toggle</button>
    <template x-if="open"><img :src="'/tiles/' + list.length + '.png'"></template>
    <template x-for="item in list"><li x-text="item" :style="{ color: 'red' }"></li></template><p x-html="html"></p></div>`
  await step('start', () => Alpine.start())
  await step('press', () => place.querySelector('button').click())
  await step('press again', () => place.querySelector('button').click())
}
