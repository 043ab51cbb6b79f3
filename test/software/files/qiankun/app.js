window.leaked = 'yes'
window.demoApp = {
  bootstrap: async () => undefined,
  mount: async ({ container }) => {
    container.querySelector('#app').append(' mounted')
    const script = document.createElement('script')
    script.textContent = 'window.inner = 1'
    document.head.append(script)
    const image = document.createElement('img')
    image.src = '/tiles/mounted.png'
    container.append(image)
  },
  unmount: async ({ container }) => container.replaceChildren(),
}
