import type { Member } from '#contract/people/team.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listTeam } from '../accounts/door.ts'
import type { UserItem } from '../accounts/entity.ts'
import { nameOf } from '../accounts/name-of.ts'
import type { GivenRole } from '../accounts/rights-of.ts'
import { listInvitations } from '../invitations/door.ts'
import type { InvitationItem } from '../invitations/entity.ts'

const ROLE_NAMES = { owner: 'Owner', manager: 'Manager', agent: 'Agent' }

/** All members of the caller's team and pending invitations, by name. */
export async function listUsers({ org }: Ctx): Promise<{ data: Member[] }> {
  const [people, invited] = await Promise.all([listTeam(org), listInvitations(org)])
  const data = [...people.map(presentUser), ...invited.map(presentInvited)]
  return { data: data.toSorted((a, b) => a.name.localeCompare(b.name)) }
}

const presentUser = (user: UserItem): Member => ({
  ...named(user),
  email_verified_at: user.verified_at ?? null,
  updated_at: user.updated_at ?? user.team_at,
  status: user.suspended ? 'Suspended' : user.verified_at ? 'Active' : 'Pending',
  two_step: user.two_step,
  invited_until: null,
})

const presentInvited = (invitation: InvitationItem): Member => ({
  ...named(invitation),
  email_verified_at: null,
  updated_at: invitation.updated_at,
  status: 'Pending',
  two_step: false,
  invited_until: invitation.expires_at,
})

const shownRole = ({ role, own_role }: GivenRole) => ({
  id: own_role?.id ?? role,
  name: role,
  display_name: own_role?.name ?? ROLE_NAMES[role],
})

type Named = Pick<UserItem, 'id' | 'first_name' | 'last_name' | 'email' | 'team_at'> & GivenRole

const named = ({ id, first_name, last_name, email, role, own_role, team_at: created_at }: Named) => ({
  id,
  first_name,
  last_name,
  email,
  created_at,
  name: nameOf({ first_name, last_name }),
  role: shownRole({ role, own_role }),
})
