const KEPT_UNDER = 'push.user'

/** The person whose notifications are pushed to this browser; null for nobody. */
export const pushedPerson = () => localStorage.getItem(KEPT_UNDER)
export const isPushedHere = () => pushedPerson() !== null
export const keepPushedPerson = (userId: string) => localStorage.setItem(KEPT_UNDER, userId)
export const forgetPushedPerson = () => localStorage.removeItem(KEPT_UNDER)
