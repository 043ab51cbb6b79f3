import { settingsRules } from './settings-rules'
import { holdTo } from './hold-to'

holdTo(settingsRules)
