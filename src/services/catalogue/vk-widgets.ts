import type { Service } from '../service'

export const vkWidgets: Service = {
  name: 'vk-widgets',
  title: 'VK widgets',
  category: 'experience',
  purpose: 'Shows posts, comments, videos and buttons from VK on the page.',
  company: { name: 'VK LLC', country: 'RU' },
  privacyUrl: 'https://vk.com/privacy',
  hosts: [
    'vk.com/widget_community.php',
    'vk.com/widget_comments.php',
    'vk.com/widget_like.php',
    'vk.com/widget_post.php',
    'vk.com/video_ext.php',
    'vkvideo.ru/video_ext.php',
  ],
  stores: [
    { name: 'remixstid', purpose: 'Recognizes the browser.', domain: 'vk.com', duration: 'P1Y' },
    { name: 'remixlang', purpose: "Remembers the visitor's language.", domain: 'vk.com', duration: 'P1Y' },
  ],
}
