import { kept } from './kept.ts'

/** Set in this browser from the click on Logout until the server has been told. */
const MARK = 'logging-out'

/** True after a logout that the server may not know of yet: the remaining cookies are not treated as a session. */
export const isLeaving = () => kept.read(MARK) !== undefined
export const markLeaving = () => kept.write(MARK, 'yes')
export const forgetLeaving = () => kept.write(MARK)
