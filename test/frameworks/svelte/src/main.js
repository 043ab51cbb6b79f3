import { mount } from 'svelte'
import { open } from './scenario.mjs'
import Site from './Site.svelte'

let site
open(
  () => (site = mount(Site, { target: document.querySelector('#app') })),
  next => site.change(next),
)
