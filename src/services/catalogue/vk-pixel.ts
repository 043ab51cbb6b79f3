import type { Service } from '../service'

export const vkPixel: Service = {
  name: 'vk-pixel',
  title: 'VK Pixel',
  category: 'marketing',
  purpose: 'Counts sales after VK advertisements and builds audiences.',
  company: { name: 'VK LLC', country: 'RU' },
  privacyUrl: 'https://vk.com/privacy',
  hosts: ['vk.com/rtrg', 'top-fwz1.mail.ru', 'ad.mail.ru', 'privacy-cs.mail.ru'],
  stores: [
    { name: 'remixir', purpose: 'Recognizes the browser.', domain: 'vk.com', duration: 'P1Y' },
    { name: 'tmr_lvid', purpose: 'Recognizes the visitor.', duration: 'P13M' },
    { name: 'tmr_lvidTS', purpose: 'Remembers when the visitor was first seen.', duration: 'P13M' },
    { name: 'tmr_detect', purpose: 'Limits how often details of the browser are collected.', duration: 'P1D' },
    { name: 'tmr_reqNum', purpose: 'Counts requests.', duration: 'P13M' },
  ],
}
