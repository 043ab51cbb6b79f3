import theme from 'vitepress/theme-without-fonts'
import LiveElements from './LiveElements.vue'

export default {
  extends: theme,
  enhanceApp: ({ app }) => void app.component('LiveElements', LiveElements),
}
