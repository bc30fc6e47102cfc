import { roles } from '#contract/people/roles.ts'
import { users } from '#contract/people/team.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export const useRoles = () => useRow(roles.list, {})
export const createRole = (body: Input<typeof roles.create>['body']) =>
  thenRead(call(roles.create, { body }), roles.list)
/** People see their own role’s name in the team’s list. */
export const updateRole = (id: string, body: Input<typeof roles.update>['body']) =>
  thenRead(call(roles.update, { params: { id }, body }), roles.list, users.list)
export const removeRole = (id: string) => thenRead(call(roles.remove, { params: { id } }), roles.list)
