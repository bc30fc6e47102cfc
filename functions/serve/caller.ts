import type { Language } from '#contract/language.ts'
import type { Access, Row } from '#contract/route.ts'
import { callerOf } from '../core/people/accounts/caller-of.ts'
import { isStepDue } from '../core/people/accounts/step-due-at.ts'
import { authenticateKey } from '../core/people/api-keys/authenticate-key.ts'
import { recordAct } from '../core/people/audit/record-act.ts'
import { haltOf } from '../core/people/organizations/halt-of.ts'
import { authenticateCaller } from '../core/people/sessions/authenticate-caller.ts'
import type { SessionToken } from '../core/people/sessions/read-session.ts'
import { may, seesEverything } from '../core/platform/access.ts'
import type { Caller, Ctx, Guest } from '../core/platform/ctx.ts'
import { AppError } from '../core/platform/errors.ts'

const RANK = { agent: 1, manager: 2, owner: 3 }
/** The rank that a row requires; a system administrator has every rank. */
const NEEDED = { member: 1, manager: 2, owner: 3, admin: 4 }

type MemberAccess = keyof typeof NEEDED
/** True if a row reads no cookie at all, so that there is nothing to forge. */
export const isWithoutSession = (access: Access) => access === 'signed' || access === 'visitor'
export const needsCaller = (access: Access): access is MemberAccess => access in NEEDED

/** The reader of the response: in the requested language, else the signed-in person's own, once known. */
export type Reader = { language?: Language }

/** The requested row, with its access rules. */
type Asked = Pick<
  Row,
  'method' | 'path' | 'forbidden' | 'scope' | 'right' | 'seesAll' | 'beforeTwoStep' | 'whileReadOnly'
> & {
  access: MemberAccess
}

/** The signed-in person and their organization; throws `unauthenticated`, or `forbidden` if the role is not enough. */
export async function ctxOf(
  guest: Guest,
  session: SessionToken | undefined,
  asked: Asked,
  reader: Reader,
): Promise<Ctx> {
  const user = await authenticateCaller(session)
  reader.language ??= user.language
  const signedInAt = user.signed_in_at
  const isDue = user.by !== 'provider' && isStepDue(user, { now: guest.now, signedInAt })
  if (isDue && !asked.beforeTwoStep) throw new AppError('two_step_needed')
  const ctx = {
    ...guest,
    language: reader.language,
    org: user.org,
    caller: { ...callerOf(user, user.session), signedInAt, ...(user.by && { by: user.by }) },
  }
  return user.is_system_admin || isAllowed(ctx.caller, asked) ? requireWritable(ctx, asked) : refuse(ctx, asked)
}

/**
 * The person behind an API key, if it has the row's scope. It allows no more than a role does: nothing that is for
 * system administrators.
 */
export async function ctxOfKey(guest: Guest, text: string, asked: Asked): Promise<Ctx> {
  const { user, key } = await authenticateKey(guest, text, asked.scope)
  const caller = callerOf({ ...user, is_system_admin: false }, '')
  const ctx = { ...guest, org: user.org, caller: { ...caller, key } }
  return isAllowed(ctx.caller, asked) ? requireWritable(ctx, asked) : refuse(ctx, asked)
}

/** After its plan, and while it is closed, a dealership is only read. Who suspends one says what else it may do. */
function requireWritable(ctx: Ctx, { method, access, whileReadOnly }: Asked): Ctx {
  const halt = haltOf({ ...ctx.caller.standing, isSuspended: false }, ctx.now)
  if (halt && method !== 'GET' && access !== 'admin' && !whileReadOnly) throw new AppError(halt)
  return ctx
}

/** Managers' rows all name a right, which a role of the dealership's own may give an agent. */
function isAllowed(caller: Caller, { access, right, seesAll }: Asked) {
  const isOfRank = (access === 'manager' && right !== undefined) || RANK[caller.role] >= NEEDED[access]
  return isOfRank && (right === undefined || may(caller, right)) && (!seesAll || seesEverything(caller))
}

/** No page offers a change that its reader may not make, so attempts are recorded. */
async function refuse(ctx: Ctx, { method, path, forbidden }: Asked): Promise<never> {
  if (method !== 'GET')
    await recordAct(ctx, { action: 'role_exceeded', about: ctx.caller.id, words: { call: `${method} ${path}` } })
  throw new AppError(forbidden ?? 'role_not_enough')
}
