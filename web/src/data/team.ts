import { team, users } from '#contract/people/team.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useRow } from '../lib/use-row.ts'

/** The dealership's people, kept fresh by push. */
export function useMembers() {
  useReadOn('team', [users.list])
  return useRow(users.list, {})
}
export const invite = (body: Input<typeof team.invite>['body']) => thenRead(call(team.invite, { body }), users.list)
export const resendInvitation = (id: string) => thenRead(call(team.resend, { params: { id } }), users.list)
export const updateRole = (id: string, role: string) =>
  thenRead(call(team.updateRole, { params: { id }, body: { role } }), users.list)
export const updateSuspended = (id: string, suspended: boolean, to?: string) =>
  thenRead(call(team.updateSuspended, { params: { id }, body: { suspended, to } }), users.list)
export const removeMember = (id: string, to?: string) =>
  thenRead(call(team.remove, { params: { id }, query: { to } }), users.list)
export const resetTwoStep = (id: string) => thenRead(call(team.resetTwoStep, { params: { id } }), users.list)
