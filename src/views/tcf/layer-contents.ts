import { fetchVendorList } from '../../signals/tcf/fetch-vendor-list'
import type { TcfOptions } from '../../signals/tcf/tcf-options'
import { tcfQuestion, type TcfQuestion } from '../../signals/tcf/tcf-question'
import { loadTcfTexts } from './load-tcf-texts'
import type { TcfTexts } from './tcf-texts'

/** What visitors are asked, and the texts for it. `shown` is their language: English where they are not translated. */
export interface LayerContents {
  asked: TcfQuestion
  texts: TcfTexts
  shown: string
}

/** Loads the contents of the layers, once for each language. */
export interface LayerContentsLoader {
  /** Runs a task with the contents in the language at its start, also if the language changes while they load. */
  whenLoaded: (task: (contents: LayerContents) => void) => Promise<void>
  /** Drops all tasks that still wait. */
  stop: () => void
}

/**
 * Creates the loader of the layers' contents.
 * @param language returns the visitor's language (BCP 47), which can change
 * @param onError called when a task cannot run, because the vendor list could not be loaded
 */
export function layerContents(
  options: TcfOptions,
  language: () => string,
  onError: (thrown: unknown) => void,
): LayerContentsLoader {
  let loading: { language: string; loaded: Promise<LayerContents> } | null = null
  let isStopped = false

  const load = (): Promise<LayerContents> => {
    const now = language()
    if (loading?.language === now) return loading.loaded
    const loaded = Promise.all([fetchVendorList(options.vendorListUrl, now), loadTcfTexts(now, options.texts)]).then(
      ([list, { texts, language }]) => ({ asked: tcfQuestion(list, options), texts, shown: language }),
    )
    const started = { language: now, loaded }
    loading = started
    loaded.catch(() => {
      if (loading === started) loading = null // the next use tries again
    })
    return loaded
  }

  return {
    async whenLoaded(task) {
      for (;;) {
        const started = language()
        try {
          const loaded = await load()
          if (isStopped) return
          if (language() === started) return task(loaded)
        } catch (thrown) {
          if (isStopped) return
          if (language() === started) return onError(thrown)
        }
      }
    },
    stop() {
      isStopped = true
    },
  }
}
