import { join } from 'node:path'
import { readFileSync } from 'node:fs'

/** Replaces the variables of Matomo's own interface: a name of the data layer. */
const fromLayer = name => ({
  name: `{{${name}}}`,
  type: 'DataLayer',
  Variable: 'DataLayerVariable',
  lookUpTable: [],
  defaultValue: null,
  parameters: { dataLayerName: name },
})

/**
 * Writes a container of Matomo Tag Manager as Matomo's server does (Context/WebContext.php), from its own code.
 * @param folder a clone of github.com/matomo-org/tag-manager
 * @returns the text of the file that the site loads
 */
export function matomoContainer(folder) {
  const read = path => readFileSync(join(folder, path), 'utf8')
  const template = (kind, name) => `Templates['${name}${kind}'] = ${read(`Template/${kind}/${name}${kind}.web.js`)}`
  const route = 2
  const tag = (id, type, parameters, fireTriggerIds = [route]) => ({
    id,
    type,
    name: `tag${id}`,
    Tag: `${type}Tag`,
    parameters,
    blockTriggerIds: [],
    fireTriggerIds,
    fireLimit: 'unlimited',
    fireDelay: 0,
    startDate: null,
    endDate: null,
  })
  const joined = (...parts) => ({ joinedVariable: parts })
  const container = {
    id: 'AbCdEfGh',
    idsite: 1,
    versionName: '1',
    revision: 1,
    environment: 'live',
    tags: [
      tag(1, 'CustomImage', {
        customImageSrc: joined('https://acme.matomo.cloud/matomo.php?idsite=1&rec=1&action_name=', fromLayer('name')),
        cacheBusterEnabled: true,
      }),
      tag(2, 'CustomHtml', {
        customHtml: joined(
          '<img alt="" height="1" width="1" style="display:none" src="https://px.ads.linkedin.com/collect/?pid=1&fmt=gif&conversionId=',
          fromLayer('name'),
          '"><script>window.customHtmlRuns = (window.customHtmlRuns || 0) + 1</script>',
        ),
        htmlPosition: 'bodyEnd',
      }),
      tag(3, 'FacebookPixel', { pixelId: '1234567890' }, [3]),
    ],
    triggers: [
      { id: 1, type: 'PageView', name: 'PageView', Trigger: 'PageViewTrigger', parameters: [], conditions: [] },
      {
        id: route,
        type: 'CustomEvent',
        name: 'CustomEvent',
        Trigger: 'CustomEventTrigger',
        parameters: { eventName: 'route' },
        conditions: [],
      },
      {
        id: 3,
        type: 'HistoryChange',
        name: 'HistoryChange',
        Trigger: 'HistoryChangeTrigger',
        parameters: [],
        conditions: [],
      },
    ],
    variables: [fromLayer('name')],
  }
  const templates = [
    ...['CustomImage', 'CustomHtml', 'FacebookPixel'].map(name => template('Tag', name)),
    ...['PageView', 'CustomEvent', 'HistoryChange'].map(name => template('Trigger', name)),
    template('Variable', 'DataLayer'),
  ].join('\n')
  const start = `(function(){ var Templates = {};\n${templates}\nwindow.MatomoTagManager.addContainer(${JSON.stringify(container)}, Templates);})()`
  return read('javascripts/tagmanager.js')
    .replace('/*!! windowLevelSettingsHook */', 'var ignoreGtmDataLayer = true; var activelySyncGtmDataLayer = false;')
    .replace('/*!! initContainerHook */', () => start)
}
