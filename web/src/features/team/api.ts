import type { RoleName } from '#contract/fields.ts'
import { team, users } from '#contract/people/team.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../../lib/client.ts'
import { useRow } from '../../lib/use-row.ts'

export const useMembers = () => useRow(users.list, {})
export const invite = (body: Input<typeof team.invite>['body']) => call(team.invite, { body })
export const resendInvitation = (id: string) => call(team.resend, { params: { id } })
export const updateRole = (id: string, role: RoleName) => call(team.updateRole, { params: { id }, body: { role } })
export const updateSuspended = (id: string, suspended: boolean, to?: string) =>
  call(team.updateSuspended, { params: { id }, body: { suspended, to } })
export const removeMember = (id: string, to?: string) => call(team.remove, { params: { id }, query: { to } })
