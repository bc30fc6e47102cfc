import type { CurrentUser } from '#contract/people/me.ts'
import { isManager as hasManagerRights } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findTimeZone } from '../organizations/find-time-zone.ts'
import { haltOf } from '../organizations/halt-of.ts'
import { callerOf } from './caller-of.ts'
import { findUser } from './door.ts'
import type { UserItem } from './entity.ts'
import { rightsOf } from './rights-of.ts'
import { isStepDue, stepDueAt } from './step-due-at.ts'
import { arePlansPaid } from './trial-end-of.ts'

const ROLE_NAMES = { owner: 'Owner', manager: 'Manager', agent: 'Agent' }

/** The signed-in user, as shown in the browser. */
export async function getCurrentUser(ctx: Ctx): Promise<CurrentUser> {
  const user = await findUser(ctx.caller.id)
  if (!user) throw notFound()
  return asCurrentUser(ctx, user)
}

export async function asCurrentUser({ org, now, caller }: Ctx, user: UserItem): Promise<CurrentUser> {
  const rights = rightsOf(user)
  const hasOwnStep = caller.by === 'provider'
  const isManager = hasManagerRights({ role: user.role, isSystemAdmin: user.is_system_admin })
  return {
    id: user.id,
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    emailVerifiedAt: user.verified_at ?? null,
    verified: user.verified_at !== undefined,
    role: { name: user.role, display_name: user.own_role?.name ?? ROLE_NAMES[user.role] },
    rights: [...rights],
    is_system_admin: user.is_system_admin,
    isManager,
    isAgent: !isManager,
    sees_all_chats: rights.includes('see_all'),
    pays: arePlansPaid(),
    organization_data: {
      ...{ id: user.org, name: user.org_name, suspended: user.org_suspended },
      timezone: user.org_timezone ?? (await findTimeZone(org)),
      halt: haltOf(callerOf(user, '').standing, now) ?? null,
      plan: user.org_plan ?? null,
      closing_at: user.org_closing_at ?? null,
    },
    two_step: {
      on: user.two_step,
      needed: !hasOwnStep && isStepDue(user, { now, signedInAt: caller.signedInAt }),
      due_at: (!hasOwnStep && stepDueAt(user)) || null,
    },
    language: user.language,
    available: !user.away,
    signature: user.signature ?? null,
    timezone: user.timezone ?? null,
  }
}
