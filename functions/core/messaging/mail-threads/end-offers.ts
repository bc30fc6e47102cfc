import type { Guest } from '../../platform/ctx.ts'
import { entriesFor } from '../consents/consent-entries.ts'
import { addConsents } from '../consents/door.ts'
import { findUnsubscribing } from './find-unsubscribing.ts'

/** Ends offers by mail, and nothing else, for who has a mail with this code. Throws `not_found`. */
export async function endOffers({ now }: Pick<Guest, 'now'>, { code }: { code: string }) {
  const { dealership, theirs } = await findUnsubscribing(code)
  if (!theirs) return { dealership }
  const { org, contact, at } = theirs
  const said = { state: 'withdrawn', scope: 'marketing', method: 'mail', text: 'Unsubscribe' } as const
  await addConsents(entriesFor({ org, contact }, { ...at, ...said, at: now.toISOString() }, ['mail_offers']))
  return { dealership }
}
