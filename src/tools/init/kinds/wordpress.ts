import type { Kind } from '../kind'

/** A WordPress theme. Updates of a theme would remove what is added to it. */
export const wordpress: Kind = {
  title: 'WordPress theme',
  isKind: project =>
    /^\s*\/\*[^]*?Theme Name:/.test(project.read('style.css') ?? '') || project.first('wp-config.php') !== null,
  plan: () => ({
    title: wordpress.title,
    changes: [],
    filesTo: null,
    byHand: [
      {
        what: 'Install the WordPress plugin of consent-elements instead: an update of the theme would remove changes of its files.',
        path: null,
        paste: null,
      },
    ],
  }),
}
