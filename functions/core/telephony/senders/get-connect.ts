import type { Connect } from '#contract/telephony/connect.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getSetup } from '../setup/get-setup.ts'
import { stateOf } from './rules.ts'
import { findSender } from './store.ts'

/** How a dealership is connected, with the number that it has, or wants, on WhatsApp. */
export async function getConnect(ctx: Pick<Ctx, 'org' | 'now'>): Promise<Connect> {
  const [setup, sender] = await Promise.all([getSetup(ctx), findSender(ctx.org)])
  if (setup.way !== 'ours' || !sender) return setup
  return { ...setup, whatsapp: { number: sender.phone_number, state: stateOf(sender, ctx.now) } }
}
