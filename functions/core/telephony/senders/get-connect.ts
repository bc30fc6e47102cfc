import type { Connect } from '#contract/telephony/connect.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { describeRegistration } from '../registrations/door.ts'
import { getSetup } from '../setup/get-setup.ts'
import { stateOf } from './rules.ts'
import { findSender } from './store.ts'

/** How a dealership is connected, with its registration in short, and the number that it has, or wants, on WhatsApp. */
export async function getConnect(ctx: Pick<Ctx, 'org' | 'now'>): Promise<Connect> {
  const [setup, registration, sender] = await Promise.all([
    getSetup(ctx),
    describeRegistration(ctx.org),
    findSender(ctx.org),
  ])
  if (setup.way !== 'ours' || !sender) return { ...setup, registration }
  return { ...setup, registration, whatsapp: { number: sender.phone_number, state: stateOf(sender, ctx.now) } }
}
