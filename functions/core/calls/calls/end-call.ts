import { isOpenCall } from '#contract/calls/call-statuses.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { openAccount } from '../../telephony/connections/open-account.ts'
import { mayDirect } from './call-rights.ts'
import type { CallItem } from './entity.ts'
import { getVisibleCall } from './get-call.ts'
import { presentCall } from './present-call.ts'
import { endWith, settleCall } from './settle-call.ts'
import { customerSidOf } from './told-facts.ts'

/** Hangs up for everyone on a call; an ended call stays as it is. */
export async function endCall(ctx: Ctx, { id }: { id: string }) {
  const call = await getVisibleCall(ctx, id)
  if (!mayDirect(ctx.caller, call)) throw new AppError('not_your_call')
  const ended = isOpenCall(call.status) ? await hangUp(ctx, call) : call
  return { call: presentCall(ended ?? call, ctx.caller) }
}

async function hangUp(ctx: Ctx, call: CallItem): Promise<CallItem | undefined> {
  const { org } = ctx
  const { sid } = call
  if (sid === undefined) {
    const ended = await endWith(org, call, 'canceled')
    return ended?.sid === undefined ? ended : hangUp(ctx, ended)
  }
  const opened = await openAccount(org)
  if (!opened) throw new AppError('account_not_saved')
  for (const leg of new Set([sid, customerSidOf(call) ?? sid])) await opened.account.endCall(leg)
  return settleCall(org, call)
}
