import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import type { MailKind } from './entity.ts'
import { deviceFor } from './mark-device.ts'
import { networkOf } from './network-of.ts'
import { DAY_SECONDS, MAILS_PER_MAILBOX, MAILS_PER_WINDOW, WINDOW_SECONDS } from './rules.ts'
import { countDailyMail, countMail, countNetworkMail } from './store.ts'

/**
 * Returns whether another mail may be sent to this address, and counts it. If not, the caller responds as usual and
 * sends none. Counted by kind and requester, so that no stranger uses up the owner's requests. Throws
 * `too_many_attempts` for a network that requests mails to many addresses, and when the daily limit is reached: neither
 * reveals anything about the address.
 */
export async function mayMail(
  { address }: Guest,
  { kind, email, device: mark }: { kind: MailKind; email: string; device?: string },
): Promise<boolean> {
  const now = Date.now()
  const network = networkOf(address)
  if (!(await countNetworkMail(network, now))) throw tooMany(WINDOW_SECONDS, now)
  const device = deviceFor(mark, email)
  if (!(await countMail(email, kind, device ?? network, MAILS_PER_WINDOW, now))) return false
  if (!device && !(await countMail(email, kind, 'everywhere', MAILS_PER_MAILBOX, now))) return false
  if (!(await countDailyMail(now))) throw tooMany(DAY_SECONDS, now)
  return true
}

/** Counts an invitation to this address; throws `too_many_attempts` if it or the network has reached its limit. */
export async function limitInvitations(guest: Guest, email: string): Promise<void> {
  if (!(await mayMail(guest, { kind: 'invitation', email }))) throw tooMany(WINDOW_SECONDS, Date.now())
}

/** Retry when the next window of this many seconds starts. */
const tooMany = (seconds: number, now: number) =>
  new AppError(
    'too_many_attempts',
    {},
    {
      retryAfterSeconds: seconds - (Math.floor(now / 1000) % seconds),
    },
  )
