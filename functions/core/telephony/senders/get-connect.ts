import type { Connect } from '#contract/telephony/connect.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { stepStates } from '../registrations/rules.ts'
import { findRegistration } from '../registrations/store.ts'
import { getSetup } from '../setup/get-setup.ts'
import { stateOf } from './rules.ts'
import { findSender } from './store.ts'

/** How a dealership is connected, with its registration in short, and the number that it has, or wants, on WhatsApp. */
export async function getConnect(ctx: Pick<Ctx, 'org' | 'now'>): Promise<Connect> {
  const [setup, item, sender] = await Promise.all([getSetup(ctx), findRegistration(ctx.org), findSender(ctx.org)])
  const registration = item ? { state: item.state, steps: stepStates(item) } : null
  if (setup.way !== 'ours' || !sender) return { ...setup, registration }
  return { ...setup, registration, whatsapp: { number: sender.phone_number, state: stateOf(sender, ctx.now) } }
}
