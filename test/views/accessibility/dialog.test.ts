import { dialogRules } from './dialog-rules'
import { holdTo } from './hold-to'

holdTo(dialogRules)
