import { goBack } from './go-back.ts'
import { sortAtOnce } from './sort-at-once.ts'
import { watchPictures } from './watch-pictures.ts'

/** The behavior of every page, from before its first picture; each part uses nothing outside of itself. */
export const pageScript = [watchPictures, goBack, sortAtOnce].map((part) => `(${part})()`).join(';')
