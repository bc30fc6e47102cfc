import { updateStanding } from '../../people/accounts/update-standing.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findConnection } from '../connections/door.ts'
import { openTwilio } from '../twilio/twilio.ts'
import { wayOf } from './account-steps.ts'
import { parentAccount } from './parent-account.ts'

/** Suspends or reopens a dealership, and the Twilio account that Lotwire opened for it. */
export async function applyStanding(ctx: Ctx, standing: { id: string; suspended: boolean }) {
  const done = await updateStanding(ctx, standing)
  const parent = parentAccount()
  const connection = await findConnection(done.id)
  if (parent && connection?.account_sid && wayOf(connection) === 'ours') {
    const twilio = await openTwilio(parent)
    await twilio.setAccountStatus(connection.account_sid, standing.suspended ? 'suspended' : 'active')
  }
  return done
}
