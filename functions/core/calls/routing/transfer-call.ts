import { callerOf } from '../../people/accounts/caller-of.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { openAccount } from '../../telephony/connections/open-account.ts'
import { voiceStepAt } from '../../telephony/connections/webhook-addresses.ts'
import { mayDirect } from '../calls/call-rights.ts'
import type { CallItem } from '../calls/entity.ts'
import { getVisibleCall } from '../calls/get-call.ts'
import { presentCall } from '../calls/present-call.ts'
import { settleCall } from '../calls/settle-call.ts'
import { customerSidOf } from '../calls/told-facts.ts'
import { updateCall } from '../calls/update-call.ts'
import { listTeamNow } from './list-team-now.ts'
import { isFree } from './rules.ts'

/** Transfers a call's customer to a colleague, whose browser rings. Throws `conflict` if that is not possible now. */
export async function transferCall(ctx: Ctx, { id, agent_id }: { id: string; agent_id: string }) {
  const { org, caller } = ctx
  const call = await openAnswered(ctx, id)
  const colleague = await openColleague(ctx, agent_id)
  if (!mayDirect(caller, call)) throw new AppError('not_your_call')
  const [customer, opened] = [customerSidOf(call), await openAccount(org)]
  if (call.status !== 'in-progress' || customer === undefined || !opened) throw new AppError('call_not_connected')
  if (!colleague.isFree) throw new AppError('colleague_unavailable', { name: colleague.name })

  const sids = customer === call.sid ? [] : [customer]
  const handed = await updateCall(org, id, () => ({ transferred_to: agent_id }), sids)
  const { account, connection } = opened
  try {
    await account.redirectCall(customer, voiceStepAt(connection, { step: 'transfer', to: agent_id }))
  } catch (error) {
    // Without a response, the transfer may have happened.
    if (error instanceof AppError && error.code === 'twilio_refused') await takeBack(org, call, agent_id)
    throw error
  }
  return { call: presentCall(handed ?? call, caller) }
}

const takeBack = (org: OrgId, { id, transferred_to }: CallItem, from: string) =>
  updateCall(org, id, (seen) => (seen.transferred_to === from ? { transferred_to } : {}))

/** A user who has just answered may be faster than Twilio's callback: then Twilio is asked. */
async function openAnswered(ctx: Ctx, id: string) {
  const call = await getVisibleCall(ctx, id)
  const isTold = call.status === 'in-progress' && customerSidOf(call) !== undefined && mayDirect(ctx.caller, call)
  return isTold ? call : ((await settleCall(ctx.org, call)) ?? call)
}

async function openColleague(ctx: Ctx, id: string) {
  const { org, caller, now } = ctx
  const [team, organization] = await Promise.all([listTeamNow(ctx), readOrganization(org)])
  const user = team.find((one) => one.id === id && one.id !== caller.id && !one.suspended)
  if (!user) throw notFound()
  return { name: callerOf(user, '').name, isFree: isFree(user, organization, now) }
}
