import { createApp, reactive } from 'vue'
import { first, open } from './scenario.mjs'
import Site from './Site.vue'

const state = reactive({ ...first })
open(
  () => createApp(Site, { state }).mount('#app'),
  next => Object.assign(state, next),
)
