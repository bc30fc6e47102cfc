import { isManager } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'

/** Inboxes for notices to many users, each stored once. */
export const INBOXES = { team: 'team', managers: 'managers' } as const

export const isSharedInbox = (inbox: string) => inbox === INBOXES.team || inbox === INBOXES.managers

/** The inboxes of a user's notices. */
export const inboxesOf = (caller: Caller): string[] => [
  caller.id,
  INBOXES.team,
  ...(isManager(caller) ? [INBOXES.managers] : []),
]
