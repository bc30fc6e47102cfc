import type { OwnNumber } from '#contract/telephony/connect.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { addNumber } from '../setup/add-number.ts'
import { missingParts } from './rules.ts'
import { findRegistration } from './store.ts'
import { submitRegistration } from './submit-registration.ts'
import { tellUsTexts } from './tell-us-texts.ts'

/** Buys a number, and hands its registration in where all that carriers ask is known already. */
export async function addRegisteredNumber(ctx: Ctx, number: { phone_number: string }): Promise<{ number: OwnNumber }> {
  const bought = await addNumber(ctx, number)
  const known = await findRegistration(ctx.org)
  if (known && known.state !== 'refused' && Object.keys(missingParts(known)).length === 0) await handIn(ctx)
  await tellUsTexts(ctx.org)
  return bought
}

/** One that is under way, or holds for this number too, stays as it is. */
async function handIn(ctx: Ctx): Promise<void> {
  try {
    await submitRegistration(ctx)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
