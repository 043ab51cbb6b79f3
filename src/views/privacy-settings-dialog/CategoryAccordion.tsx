import { useRef, type KeyboardEvent } from 'react'
import type { ConsentCategory } from '../../consent/categories'
import { setConsentAtom } from '../../store/actions'
import { languageAtom } from '../../store/language-atoms'
import { openQuestionsAtom } from '../../store/record-atoms'
import { selectionAtom } from '../../store/selection-atoms'
import { servicesAtom } from '../../store/service-atoms'
import { listsShownAtom } from '../../store/ui-atoms'
import { displayedCategoriesAtom } from '../../store/category-atoms'
import { textsAtom } from '../../store/text-atoms'
import { categoryText } from '../../translations/category-text'
import { useAct, useValue } from '../consent-context'
import { Row } from '../parts/Row'
import { Switch } from '../parts/Switch'
import { useUnfolded, type Unfolded } from './use-unfolded'
import { RequestList } from '../services/RequestList'
import { useLoadPhrases } from '../services/use-load-phrases'
import { useCompanies } from '../services/use-companies'
import { ServiceList } from '../services/ServiceList'

/** The list of categories, each with a switch and an expandable description. */
export function CategoryAccordion() {
  useLoadPhrases()
  // Reset when the language changes, because other descriptions may fit.
  return <CategoryList key={useValue(languageAtom)} />
}

function CategoryList() {
  const categories = useValue(displayedCategoriesAtom)
  const list = useRef<HTMLUListElement>(null)
  const open = useValue(openQuestionsAtom)
  const services = useValue(servicesAtom)
  const listed = useValue(listsShownAtom) ? (services ?? []).map(({ category }) => category) : []
  const { unfolded, isChosen, choose } = useUnfolded(list, [...open, ...listed], services)
  return (
    <>
      <ul ref={list} part="categories" className="categories" role="list" onKeyDown={walkHeaders}>
        {categories.map(category => (
          <CategoryItem
            key={category.name}
            category={category}
            unfolded={unfolded(category.name)}
            moves={isChosen(category.name)}
            onFold={shown => choose(category.name, shown)}
          />
        ))}
      </ul>
      <RequestList />
    </>
  )
}

interface ItemProps {
  category: ConsentCategory
  unfolded: Unfolded
  /** Whether opening and closing is animated. */
  moves: boolean
  onFold: (shown: Unfolded) => void
}

function CategoryItem({ category, unfolded, moves, onFold }: ItemProps) {
  const { name, disabled } = category
  const texts = useValue(textsAtom)
  const on = useValue(selectionAtom)[name]
  const setConsent = useAct(setConsentAtom)
  const isNew = useValue(openQuestionsAtom).includes(name)
  const { title, description } = categoryText(texts, category)
  const companies = useCompanies(name)
  // Where the purpose fits, a category with services opens to show these.
  const open = unfolded === 'all' || (unfolded === 'purpose' && companies === null)
  return (
    <li part={`category-${name}`}>
      <div
        part="category"
        className="category"
        data-open={unfolded !== 'title' || undefined}
        data-moves={moves || undefined}
      >
        <Row
          aria-expanded={open}
          aria-controls={`panel-${name}`}
          onClick={() => onFold(open ? 'title' : 'all')}
          fixed={disabled}
          note={
            disabled && (
              <span id={`always-${name}`} className="always muted">
                {on ? texts.common.alwaysActive : texts.consentManagerDialog.signalOff}
              </span>
            )
          }
          end={
            <Switch
              part={`switch-${name}`}
              on={on}
              locked={disabled}
              aria-labelledby={`title-${name}`}
              aria-describedby={disabled ? `always-${name} about-${name}` : `about-${name}`}
              onToggle={() => setConsent(name, !on)}
            />
          }
        >
          <span id={`title-${name}`}>{title}</span>
          {isNew && (
            <span part="badge" className="badge">
              {texts.common.new}
            </span>
          )}
          {companies !== null && (
            <span part="companies" className="companies muted">
              {companies}
            </span>
          )}
        </Row>
        <CategoryPanel category={category} unfolded={unfolded} description={description} />
      </div>
    </li>
  )
}

interface PanelProps {
  category: ConsentCategory
  unfolded: Unfolded
  description: string
}

/** The expandable panel of a category: its description and services. */
const CategoryPanel = ({ category, unfolded, description }: PanelProps) => (
  <div id={`panel-${category.name}`} data-panel={category.name} className="panel muted" hidden={unfolded === 'title'}>
    <p id={`about-${category.name}`}>{description}</p>
    {unfolded === 'all' && <ServiceList category={category} />}
  </div>
)

/** Moves the focus between headers with the arrow keys, as in the accordion pattern of the ARIA Authoring Practices. */
function walkHeaders(event: KeyboardEvent<HTMLElement>): void {
  const headers = [...event.currentTarget.querySelectorAll<HTMLElement>('.opener')]
  const at = headers.findIndex(header => header === event.target)
  const ways: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }
  const next = ways[event.key]
  if (at === -1 || next === undefined) return
  event.preventDefault()
  headers[(next + headers.length) % headers.length]?.focus()
}
