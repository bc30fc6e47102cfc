/** Stands in this browser from the click on Logout until the server has heard of it. */
const MARK = 'logging-out'

/** Whether somebody left whose session the server may still hold: its cookies are no session here. */
export const isLeaving = () => localStorage.getItem(MARK) !== null
export const markLeaving = () => localStorage.setItem(MARK, 'yes')
export const forgetLeaving = () => localStorage.removeItem(MARK)
