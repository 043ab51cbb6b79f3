import vue from '@vitejs/plugin-vue'
import consentElements from 'consent-elements/vite'

const isCustomElement = tag => /^(consent|privacy)-/.test(tag)

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } }), consentElements({ manager: false })],
}
