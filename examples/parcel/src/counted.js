const show = ({ detail }) => {
  const counted = detail.effectiveConsents.measurement
  document.querySelector('#counted').textContent = `This visit is ${counted ? 'counted' : 'not counted'}.`
}
document.addEventListener('consent-ready', show)
document.addEventListener('consent-change', show)
