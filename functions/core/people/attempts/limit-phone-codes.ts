import type { Guest, OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from './network-of.ts'
import { CODES_SECONDS } from './rules.ts'
import { countPhoneCode } from './store.ts'

/** Counts a code that a visitor has texted; throws `too_many_attempts` for a network, a number, or a dealership with too many. */
export async function limitPhoneCodes({ address }: Pick<Guest, 'address'>, org: OrgId, phone: string): Promise<void> {
  const now = Date.now()
  const isFew =
    (await countPhoneCode(`${org} ${networkOf(address)}`, 'network', now)) &&
    (await countPhoneCode(`${org} ${phone}`, 'phone', now)) &&
    (await countPhoneCode(org, 'page', now))
  if (isFew) return
  throw new AppError(
    'too_many_attempts',
    {},
    { retryAfterSeconds: CODES_SECONDS - (Math.floor(now / 1000) % CODES_SECONDS) },
  )
}
