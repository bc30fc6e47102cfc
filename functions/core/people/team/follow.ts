import { dequal } from 'dequal'
import { type Change, follow, isOf } from '../../platform/table/follow.ts'
import { User } from '../accounts/entity.ts'
import { Invitation } from '../invitations/entity.ts'
import { publishToAll } from '../live/publish-pointers.ts'

const SHOWN = [
  'role',
  'own_role',
  'suspended',
  'org_suspended',
  'org_closing_at',
  'org_plan',
  'sees_all_chats',
] as const

export const follows = {
  tell_team: follow<typeof User | typeof Invitation>({
    on: [User, Invitation],
    when: isOfTeam,
    do: (org) => publishToAll(org, 'team'),
    isBestEffort: true,
  }),
}

/** True if the team list or somebody's permissions changed: the item also records the ends of sessions. */
function isOfTeam(change: Change<typeof User> | Change<typeof Invitation>): boolean {
  if (!isOf(User)(change)) return true
  const { before, after } = change
  return SHOWN.some((field) => !dequal(before?.[field], after?.[field]))
}
