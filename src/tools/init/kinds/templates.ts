import { hasHead } from '../edits/edit-template'
import { headLines } from '../head-tags'
import { isTemplate } from '../is-template'
import type { Kind } from '../kind'
import type { Project } from '../open-project'
import { settingsButton } from '../settings-button'

/** Endings of templates and components that can have the page's `<head>` in them. */
const endings = (
  'html htm php phtml erb twig latte heex eex cshtml razor liquid hbs handlebars mustache ejs njk j2 jinja jinja2 tpl ' +
  'tmpl gohtml ftl jsp jspx xhtml templ vm cfm aspx master astro svelte vue tsx jsx'
)
  .split(' ')
  .map(ending => `.${ending}`)

/** Returns the files that have a page's `<head>`, the likeliest first. */
function shellsIn(project: Project): string[] {
  const likely = /(^|[/_.-])(base|layout|layouts|default|master|main|index|root|app|head(er)?)[/_.-]/i
  const all = endings.flatMap(project.list).filter(path => hasHead(project.read(path) ?? ''))
  return all.toSorted((a, b) => Number(likely.test(b)) - Number(likely.test(a)) || a.length - b.length)
}

/** Templates of a generator or server that `init` does not know. It says what to paste, and where. */
export const templates: Kind = {
  title: 'Templates',
  isKind: project => {
    const [shell] = shellsIn(project)
    return shell !== undefined && (!/\.html?$/.test(shell) || isTemplate(project.read(shell) ?? ''))
  },
  plan(project, choices) {
    const [path = null, ...others] = shellsIn(project)
    const also = others.length > 0 ? ` Do the same in other layouts with a <head>, such as ${others[0]}.` : ''
    return {
      title: templates.title,
      changes: [],
      filesTo: null,
      byHand: [
        {
          what: `init does not know what builds this project. Copy the files that pages load to the folder that your site publishes, with npx consent-elements copy FOLDER/consent-elements, and put this first in <head>.${also} See docs/frameworks/other-platforms.md:`,
          path,
          paste: headLines(choices, '/consent-elements/').join('\n'),
        },
        {
          what: 'Put this into the footer of every page, so that visitors can change their choice:',
          path: null,
          paste: settingsButton(null),
        },
      ],
    }
  },
}
