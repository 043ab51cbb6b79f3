import { everywhereRules } from './everywhere-rules'
import { holdTo } from './hold-to'

holdTo(everywhereRules)
