import vue from '@vitejs/plugin-vue'

const ours = /^(consent-banner|privacy-settings-)/

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement: tag => ours.test(tag) } } })],
}
