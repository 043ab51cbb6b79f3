import { navigateToUrl, registerApplication, start } from 'single-spa'

export default async function ({ place, step }) {
  const app = name => ({
    name,
    app: async () => ({
      bootstrap: async () => undefined,
      mount: async () => void (place.innerHTML += `<section id="${name}"><img src="/tiles/${name}.png"></section>`),
      unmount: async () => place.querySelector(`#${name}`).remove(),
    }),
    activeWhen: ({ hash }) => hash === `#/${name}`,
  })
  registerApplication(app('one'))
  registerApplication(app('two'))
  await step('start', () => start())
  for (const name of ['one', 'two', 'none']) await step(name, () => navigateToUrl(`#/${name}`))
}
