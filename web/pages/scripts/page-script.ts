import { goBack } from './go-back.ts'
import { sortAtOnce } from './sort-at-once.ts'
import { watchPictures } from './watch-pictures.ts'

/** What every page does, from before its first picture on; each part takes nothing from outside of itself. */
export const pageScript = [watchPictures, goBack, sortAtOnce].map((part) => `(${part})()`).join(';')
