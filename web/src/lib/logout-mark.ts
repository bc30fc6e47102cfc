/** Set in this browser from the click on Logout until the server has been told. */
const MARK = 'logging-out'

/** True after a logout that the server may not know of yet: the remaining cookies are not treated as a session. */
export const isLeaving = () => localStorage.getItem(MARK) !== null
export const markLeaving = () => localStorage.setItem(MARK, 'yes')
export const forgetLeaving = () => localStorage.removeItem(MARK)
