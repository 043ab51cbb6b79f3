import { useRef, type KeyboardEvent } from 'react'
import type { ConsentCategory } from '../../consent/categories'
import { setConsentAtom } from '../../store/actions'
import { languageAtom } from '../../store/language-atoms'
import { openQuestionsAtom } from '../../store/record-atoms'
import { selectionAtom } from '../../store/selection-atoms'
import { servicesAtom } from '../../store/service-atoms'
import { displayedCategoriesAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { categoryText } from '../../translations/category-text'
import { useAct, useValue } from '../consent-context'
import { ChevronIcon } from '../parts/icons'
import { Switch } from '../parts/Switch'
import { useUnfolded } from './use-unfolded'
import { RequestList } from '../services/RequestList'
import { ServiceList } from '../services/ServiceList'

/** The list of categories, each with a switch and an expandable description. */
export function CategoryAccordion() {
  // Reset when the language changes, because other descriptions may fit.
  return <CategoryList key={useValue(languageAtom)} />
}

function CategoryList() {
  const categories = useValue(displayedCategoriesAtom)
  const list = useRef<HTMLUListElement>(null)
  const { isUnfolded, isChosen, fold } = useUnfolded(list, useValue(openQuestionsAtom), useValue(servicesAtom))
  return (
    <>
      <ul ref={list} part="categories" className="categories" role="list" onKeyDown={walkHeaders}>
        {categories.map(category => (
          <CategoryItem
            key={category.name}
            category={category}
            open={isUnfolded(category.name, category.disabled)}
            moves={isChosen(category.name)}
            onFold={() => fold(category.name, category.disabled)}
          />
        ))}
      </ul>
      <RequestList />
    </>
  )
}

interface ItemProps {
  category: ConsentCategory
  open: boolean
  /** Whether opening and closing is animated. */
  moves: boolean
  onFold: () => void
}

function CategoryItem({ category, open, moves, onFold }: ItemProps) {
  const { name, disabled } = category
  const texts = useValue(textsAtom)
  const on = useValue(selectionAtom)[name]
  const setConsent = useAct(setConsentAtom)
  const isNew = useValue(openQuestionsAtom).includes(name)
  const { title, description } = categoryText(texts, category)
  return (
    <li part={`category-${name}`}>
      <div part="category" className="category" data-open={open || undefined} data-moves={moves || undefined}>
        <div className={disabled ? 'row fixed' : 'row'}>
          <div className="name">
            <h3>
              <button
                type="button"
                className="opener"
                aria-expanded={open}
                aria-controls={`panel-${name}`}
                onClick={onFold}
              >
                <ChevronIcon />
                <span id={`title-${name}`}>{title}</span>
                {isNew && (
                  <span part="badge" className="badge">
                    {texts.common.new}
                  </span>
                )}
              </button>
            </h3>
            {disabled && (
              <span id={`always-${name}`} className="always muted">
                {texts.common.alwaysActive}
              </span>
            )}
          </div>
          <Switch
            part={`switch-${name}`}
            on={on}
            locked={disabled}
            labelledBy={`title-${name}`}
            describedBy={disabled ? `always-${name} about-${name}` : `about-${name}`}
            onToggle={() => setConsent(name, !on)}
          />
        </div>
        <CategoryPanel category={category} open={open} chosen={moves} description={description} />
      </div>
    </li>
  )
}

interface PanelProps {
  category: ConsentCategory
  open: boolean
  /** Whether the visitor opened it; then its list of services is open as well. */
  chosen: boolean
  description: string
}

/** The expandable panel of a category: its description and services. */
const CategoryPanel = ({ category, open, chosen, description }: PanelProps) => (
  <div
    id={`panel-${category.name}`}
    data-panel={category.disabled ? 'locked' : ''}
    className="panel muted"
    hidden={!open}
  >
    <p id={`about-${category.name}`}>{description}</p>
    <ServiceList category={category} open={chosen} />
  </div>
)

/** Moves the focus between headers with the arrow keys, as in the accordion pattern of the ARIA Authoring Practices. */
function walkHeaders(event: KeyboardEvent<HTMLElement>): void {
  const headers = [...event.currentTarget.querySelectorAll<HTMLElement>('[aria-expanded]')]
  const at = headers.findIndex(header => header === event.target)
  const ways: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const next = ways[event.key]
  if (at === -1 || next === undefined) return
  event.preventDefault()
  headers[(next + headers.length) % headers.length]?.focus()
}
