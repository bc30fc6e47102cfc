import type { Caller } from './ctx.ts'

/** Whether someone may see what only managers set up. */
export const isManager = ({ role, isSystemAdmin }: Pick<Caller, 'role' | 'isSystemAdmin'>) =>
  role !== 'agent' || isSystemAdmin

/** Whether the caller sees every contact and conversation, or only the unassigned ones and their own. */
export const seesEverything = (caller: Caller) => isManager(caller) || caller.seesAllChats

/** Whether the caller may see a contact and its conversations: managers and owners all of them, agents the unassigned and their own. */
export const maySee = (caller: Caller, assignee: string | undefined) =>
  seesEverything(caller) || assignee === undefined || assignee === caller.id
