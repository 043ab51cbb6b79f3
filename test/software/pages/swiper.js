import Swiper from 'swiper/bundle'

export default async function ({ place, step }) {
  place.innerHTML = `<div class="swiper"><div class="swiper-wrapper">${[1, 2, 3].map(at => `<div class="swiper-slide"><img src="/tiles/${at}.png" loading="lazy"></div>`).join('')}</div><div class="swiper-pagination"></div></div>`
  let swiper
  await step('start', () => {
    swiper = new Swiper(place.firstElementChild, { loop: true, speed: 0, pagination: { el: '.swiper-pagination' } })
  })
  await step('next', () => void swiper.slideNext(0))
  await step('add', () => swiper.appendSlide('<div class="swiper-slide"><img src="/tiles/4.png"></div>'))
  await step('end it', () => void swiper.destroy(true, true))
}
