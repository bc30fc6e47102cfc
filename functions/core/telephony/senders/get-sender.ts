import type { Sender } from '#contract/telephony/sender.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { getConnection } from '../connections/get-connection.ts'
import { isSetUp, wayOf } from '../setup/account-steps.ts'
import { openOwnAccount } from '../setup/open-own-account.ts'
import { metaApp } from './meta-app.ts'
import { refreshSender } from './refresh-sender.ts'
import { codeIn, isSlow, nameStateOf, reasonsIn, stateOf } from './rules.ts'
import { findSender } from './store.ts'

/** WhatsApp's codes are good for ten minutes. */
const CODE_MS = 10 * 60_000

const NONE = {
  number: null,
  state: 'none',
  asked_at: null,
  is_slow: false,
  reasons: [],
  profile: null,
  limit: null,
  quality: null,
  code: null,
} as const satisfies Omit<Sender, 'signup'>

/** How far WhatsApp has come, as Twilio tells now, and the code that came to the number `watch`. */
export async function getSender({ org, now, caller }: Ctx, { watch }: { watch?: string | undefined }): Promise<Sender> {
  const connection = await getConnection(org)
  const { whatsapp } = connection.senders
  if (wayOf(connection) !== 'ours' || !isSetUp(connection))
    return { ...NONE, ...(whatsapp && { number: whatsapp, state: 'online' as const }), reasons: [], signup: null }

  const own = await openOwnAccount(org)
  const item = await findSender(org)
  const code = watch && codeIn(await own.twilio.list({ to: watch, after: new Date(now.getTime() - CODE_MS) }))
  const nothing = { ...NONE, reasons: [], code: code || null, signup: metaApp() ?? null }
  const looked = item && (await refreshSender(org, own, item, now))
  if (!looked) return nothing
  const { item: seen, found } = looked
  return {
    ...nothing,
    number: seen.phone_number,
    state: stateOf(seen, now),
    asked_at: seen.asked_at,
    is_slow: isSlow(seen, now),
    reasons: reasonsIn(caller.language, seen.reasons),
    profile: found ? { ...found.profile, name_state: nameStateOf(found) } : null,
    limit: found?.limit ?? null,
    quality: found?.quality ?? null,
  }
}
