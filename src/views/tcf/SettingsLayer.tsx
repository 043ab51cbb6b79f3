import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { TcfChoice } from '../../signals/tcf/tcf-choice'
import { basesOf, type TcfQuestion } from '../../signals/tcf/tcf-question'
import { fillText } from '../../translations/fill-text'
import { Button } from '../parts/Button'
import { Dialog, DialogCard } from '../parts/Dialog'
import { ChevronIcon } from '../parts/icons'
import { followScrollEnd } from '../parts/follow-scroll-end'
import { Notice } from '../parts/Notice'
import { Tabs } from '../parts/Tabs'
import { choiceOf, draftOf } from './choice-draft'
import type { LayerTab } from './layer-tab'
import { Purposes } from './Purposes'
import type { TcfTexts } from './tcf-texts'
import { VendorList } from './VendorList'

/** What the second layer can do, besides closing. */
export interface SettingsLayerActions {
  acceptAll: () => void
  rejectAll: () => void
  save: (choice: TcfChoice) => void
}

/** What the second layer shows. */
export interface SettingsLayerProps {
  question: TcfQuestion
  texts: TcfTexts
  /** The language of the texts (BCP 47). */
  language: string
  /** The choice that it starts with. */
  choice: TcfChoice
  /** The tab that it starts with. */
  tab: LayerTab
  /** For how many days the choice is stored. */
  lifetimeDays: number
  /** What a browser signal forbids, as a sentence; null without one. */
  signal: string | null
  actions: SettingsLayerActions
}

/**
 * The second layer of TCF, in the dialog of the settings: purposes and features, what is based on a legitimate interest
 * (IAB Europe, TCF Policies, Appendix B, D(c), which requires a single layer for it), and the list of vendors.
 */
export function SettingsLayer(props: SettingsLayerProps) {
  const { question, texts, language, choice, lifetimeDays, signal, actions } = props
  const { vendors, options } = question
  const dialog = useRef<HTMLDialogElement>(null)
  const [draft] = useState(() => draftOf(choice))
  const [tab, setTab] = useState(props.tab)
  const [interested] = useState(() => vendors.filter(vendor => basesOf(vendor, options).interest.length > 0))
  const others = options.additionalVendors ?? []
  const storage = (
    <p id="description" className="muted">
      {fillText(texts.ownStorage, { count: lifetimeDays })}
    </p>
  )
  const ofInterests = { ...question, vendors: interested }
  const panels: Record<LayerTab, ReactNode> = {
    purposes: (
      <>
        <Purposes question={question} draft={draft} texts={texts} interestsOnly={false} />
        {storage}
      </>
    ),
    interests: (
      <>
        <p>{fillText(texts.description, { vendors: interested.length })}</p>
        <p>{texts.interestNote}</p>
        <p>{texts.scope}</p>
        <Purposes question={ofInterests} draft={draft} texts={texts} interestsOnly />
        <h3>{texts.vendorsTab}</h3>
        <VendorList question={ofInterests} draft={draft} texts={texts} language={language} others={[]} />
        {storage}
      </>
    ),
    vendors: (
      <VendorList question={question} draft={draft} texts={texts} language={language} others={others} describes />
    ),
  }
  const tabs: (readonly [LayerTab, string])[] = [
    ['purposes', texts.purposesTab],
    ...(interested.length > 0 ? [['interests', `${texts.interest} (${interested.length})`] as const] : []),
    ['vendors', `${texts.vendorsTab} (${vendors.length + others.length})`],
  ]

  return (
    <Dialog part="settings" dialog={dialog} phase="in">
      <DialogCard
        title={texts.settingsTitle}
        closeLabel={texts.close}
        tabs={<Tabs tabs={tabs} shown={tab} onShow={setTab} />}
        footer={<Footer texts={texts} actions={actions} save={() => actions.save(choiceOf(draft))} />}
      >
        <Content key={tab}>
          <Notice>{signal}</Notice>
          {panels[tab]}
        </Content>
      </DialogCard>
    </Dialog>
  )
}

/** The content of a tab, which begins at its top. It is new for each tab, because two tabs have the same switches. */
function Content({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    content.current!.closest('.scroll-view')!.scrollTop = 0
  }, [])
  return (
    <div ref={content} className="body content">
      {children}
    </div>
  )
}

interface FooterProps {
  texts: TcfTexts
  actions: SettingsLayerActions
  save: () => void
}

/** The three decisions, below a hint of more in which the content fades out, as in the dialog of the settings. */
function Footer({ texts, actions, save }: FooterProps) {
  const hint = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const card = hint.current!.closest<HTMLElement>('.card')!
    const view = card.querySelector<HTMLElement>('.scroll-view')!
    // In low windows the whole card scrolls: see settingsLayerStyles.
    const scroller = (): HTMLElement => (getComputedStyle(view).overflowY === 'visible' ? card : view)
    return followScrollEnd(card, hint.current!.parentElement!, scroller)
  }, [])
  return (
    <div part="footer" className="footer">
      <div ref={hint} className="hint" aria-hidden="true">
        <ChevronIcon />
      </div>
      <div part="actions" className="buttons">
        <Button action="reject" variant="soft" onPress={actions.rejectAll}>
          {texts.reject}
        </Button>
        <Button action="accept" variant="soft" onPress={actions.acceptAll}>
          {texts.accept}
        </Button>
        <Button action="save" variant="solid" onPress={save}>
          {texts.save}
        </Button>
      </div>
    </div>
  )
}
