import { bannerRules } from './banner-rules'
import { holdTo } from './hold-to'

holdTo(bannerRules)
