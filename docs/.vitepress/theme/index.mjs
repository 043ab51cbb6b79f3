import theme from 'vitepress/theme-without-fonts'
import '../../../examples/tokens.css'
import './docs.css'
import LiveDemonstration from './LiveDemonstration.vue'
import LiveElements from './LiveElements.vue'

export default {
  extends: theme,
  enhanceApp({ app }) {
    app.component('LiveDemonstration', LiveDemonstration)
    app.component('LiveElements', LiveElements)
  },
}
