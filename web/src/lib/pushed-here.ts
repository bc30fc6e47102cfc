import { kept } from './kept.ts'

const KEPT_UNDER = 'push.user'

/** The person whose notifications are pushed to this browser; undefined for nobody. */
export const pushedPerson = () => kept.read(KEPT_UNDER)
export const isPushedHere = () => pushedPerson() !== undefined
export const keepPushedPerson = (userId: string) => kept.write(KEPT_UNDER, userId)
export const forgetPushedPerson = () => kept.write(KEPT_UNDER)
