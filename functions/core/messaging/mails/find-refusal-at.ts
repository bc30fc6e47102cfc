import { addressOn } from '#contract/customers/channels/address.ts'
import { MAIL } from '#contract/customers/channels/mail-channel.ts'
import { optedOutAt } from '../../customers/contacts/opt-outs.ts'
import { isAnswerable } from '../../customers/contacts/reachable-addresses.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { findByMail } from './find-by-mail.ts'

/** Why no mail goes to an address that need not be a contact's: it came back from there, or who has it said STOP. */
export async function findRefusalAt(
  { org, now }: Pick<Ctx, 'org' | 'now'>,
  address: string,
): Promise<AppError | undefined> {
  const known = await findByMail(org, address, now)
  if (!known) return undefined
  const spellings = [address, addressOn(MAIL, address)]
  if (spellings.some((one) => !isAnswerable(known, MAIL, one))) return new AppError('mail_came_back')
  return spellings.some((one) => optedOutAt(known, MAIL, one)) ? new AppError('mail_unwanted') : undefined
}
