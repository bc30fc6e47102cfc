import type { Language } from '#contract/language.ts'
import { RIGHTS, type Right } from '#contract/rights.ts'
import type { Caller, OrgId, Standing } from './ctx.ts'

/** True for managers, owners, and system administrators: for what concerns their rank. What one may do, `may` says. */
export const isManager = ({ role, isSystemAdmin }: Pick<Caller, 'role' | 'isSystemAdmin'>) =>
  role !== 'agent' || isSystemAdmin

/** True if the caller's role allows this. */
export const may = ({ rights }: Pick<Caller, 'rights'>, right: Right) => rights.includes(right)

/** True if the caller's role allows all of these, so that they may give them. */
export const mayGive = (caller: Pick<Caller, 'rights'>, rights: readonly Right[]) =>
  rights.every((right) => may(caller, right))

/** True if the caller sees every contact and conversation, not only the unassigned ones and their own. */
export const seesEverything = (caller: Caller) => caller.seesAllChats

/** True if the caller may see a contact and its conversations: managers and owners all, agents own and unassigned. */
export const maySee = (caller: Caller, assignee: string | undefined) =>
  seesEverything(caller) || assignee === undefined || assignee === caller.id

declare const seen: unique symbol
/** An item whose reader was asked for: only the finds of a noun's door make one. */
export type Seen<Item> = Item & { readonly [seen]: true }

/** For whom something is looked up: a request's caller, or work without a person, which sees everything. */
export interface Asking {
  org: OrgId
  caller?: Caller
}

/** The item if those who ask may see its contact; for the finds of a door alone. */
export const ifSeen = <Item extends { assignee?: string }>({ caller }: Asking, item: Item | undefined) =>
  item && (!caller || maySee(caller, item.assignee)) ? (item as Seen<Item>) : undefined

/** An item at hand, for a program that a dealership lets know of it: it sees everything. */
export const seenByProgram = <Item>(item: Item) => item as Seen<Item>

/** The same work without its caller, to look on purpose past what they may see. */
export const unasked = <W extends { org: OrgId; caller?: unknown }>({ caller: _, ...work }: W): Omit<W, 'caller'> =>
  work

export const IN_GOOD_STANDING: Standing = { isSuspended: false, isClosing: false }

/** Nobody who is signed in: a program of ours under its name, with a manager's view. */
export const managerNamed = ({ id, name }: Pick<Caller, 'id' | 'name'>, language: Language = 'en'): Caller => ({
  id,
  name,
  email: '',
  role: 'manager',
  isSystemAdmin: false,
  seesAllChats: true,
  standing: IN_GOOD_STANDING,
  rights: RIGHTS,
  language,
  session: '',
})
