import { axeRules } from './axe-rules'
import { holdTo } from './hold-to'

holdTo(axeRules)
