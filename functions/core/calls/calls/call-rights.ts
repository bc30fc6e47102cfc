import { isOpenCall } from '#contract/calls/call-statuses.ts'
import { NOBODY } from '../../customers/contacts/desk-names.ts'
import { may, maySee } from '../../platform/access.ts'
import type { Caller } from '../../platform/ctx.ts'
import type { CallItem } from './entity.ts'

/** True if the caller may see a call: anyone who may see its contact, and whoever made or took it. */
export const maySeeCall = (caller: Caller, { desk, agent }: Pick<CallItem, 'desk' | 'agent'>) =>
  agent === caller.id || maySee(caller, desk === NOBODY ? undefined : desk)

/**
 * True if a user is told whom a call is with, even if the contact is another agent's: an inbound call that rings them
 * or that they took, or a call that a colleague transfers to them.
 */
export function isToldOf(
  {
    direction,
    status,
    agent,
    transferred_to,
    dials,
  }: Pick<CallItem, 'direction' | 'status' | 'agent' | 'transferred_to' | 'dials'>,
  id: string,
): boolean {
  if (!isOpenCall(status)) return false
  if (transferred_to === id) return true
  if (direction === 'outbound') return false
  return agent === undefined ? Object.values(dials).some((dial) => dial?.users?.includes(id)) : agent === id
}

/** True if the caller may end or transfer a call. */
export const mayDirect = (caller: Caller, { agent }: Pick<CallItem, 'agent'>) =>
  agent === caller.id || may(caller, 'assign')
