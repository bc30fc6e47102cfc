import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { Purpose } from '#contract/messaging/consent-facts.ts'
import type { LeftOut } from '#contract/outreach/send-facts.ts'
import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { consentKeys } from '../../customers/contacts/opt-outs.ts'
import { addressFor, isAnswerable } from '../../customers/contacts/reachable-addresses.ts'
import { stateOf, stoppedFor } from '../../messaging/consents/consent-states.ts'
import type { ConsentItem } from '../../messaging/consents/entity.ts'
import { isWindowOpen } from '../../messaging/conversations/free-text-window.ts'
import type { ReachItem } from './entity.ts'
import type { Ground } from './find-ground.ts'

const DAY_MS = 86_400_000
/** So long after their last message a customer of somebody's counts as being talked to. */
const TALKING_MS = 3 * DAY_MS

interface Intended {
  channel: Channel
  purpose: Purpose
  isTemplate: boolean
  /** Identifies the message: one that went out before doesn't speak against itself. */
  mark: string
  /** It goes to many, so it keeps away from whoever is being talked to or heard from us lately. */
  isToMany: boolean
}

interface Known {
  contact: ContactItem
  consents: readonly ConsentItem[]
  reach: Pick<ReachItem, 'sent'>
  settings: Ground['settings']
  /** Since when the last contact with their mail address wanted no offers by mail. */
  ended_before?: string | undefined
  /** The message itself, where it was written before. */
  self?: string | undefined
}

/** Who wants no offers gets nothing of this kind, whatever it calls itself. */
export function reasonOfStop(
  contact: ContactItem,
  consents: readonly ConsentItem[],
  purpose: Purpose,
): LeftOut | undefined {
  const stopped = stoppedFor(contact, consents)
  return stopped && (stopped === 'marketing' && purpose === 'marketing' ? 'no_consent' : 'opted_out')
}

/** Offers by mail go to whoever has not taken that back; others to whoever agreed, or where the dealership says why not. */
function mayOffer(channel: Channel, { consents, settings, ended_before }: Known, keys: string[]): boolean {
  if (CHANNELS[channel].hasSubject)
    return (stateOf(consents, keys, 'mail_offers') ?? (ended_before ? 'withdrawn' : 'given')) !== 'withdrawn'
  return stateOf(consents, keys, 'marketing') === 'given' || settings.outreach_no_consent_because.trim() !== ''
}

/** Returns the reason against sending to this contact, whatever the hour; undefined if there is none. */
export function reasonAgainst(known: Known, intended: Intended, now: Date): LeftOut | undefined {
  const { contact, consents, reach, settings, self } = known
  const { channel, purpose, isTemplate, isToMany } = intended
  const address = addressFor(contact, channel)
  if (address === undefined) return 'no_address'
  if (!isAnswerable(contact, channel, address)) return 'dead_address'
  const stopped = reasonOfStop(contact, consents, purpose)
  if (stopped) return stopped
  const keys = consentKeys(contact.listed, channel, address)
  if (purpose === 'marketing' && !mayOffer(channel, known, keys)) return 'no_consent'
  if (CHANNELS[channel].hasSubject && settings.mail_postal_address.trim() === '') return 'no_postal_address'
  if (!isTemplate && !isWindowOpen(channel, contact.channels[channel]?.last_inbound_at, now)) return 'window_closed'
  if (isTemplate && !CHANNELS[channel].hasTemplates) return 'template_unavailable'
  const since = (ms: number) => now.getTime() - ms
  if (isToMany) {
    const isTalking = Date.parse(lastHeardAt(contact)) > since(TALKING_MS)
    if (contact.status === 'active' && contact.assignee !== undefined && isTalking) return 'open_conversation'
    const isSelf = self !== undefined && contact.last_message_id === self
    if (!isSelf && Date.parse(contact.last_message_at ?? '') > since(DAY_MS)) return 'recently_contacted'
  }
  const others = reach.sent.filter(({ mark }) => mark !== intended.mark)
  const countSince = (ms: number) => others.filter(({ at }) => Date.parse(at) > since(ms)).length
  if (isToMany && countSince(DAY_MS) > 0) return 'recently_contacted'
  if (countSince(DAY_MS) >= settings.outreach_per_day || countSince(7 * DAY_MS) >= settings.outreach_per_week)
    return 'cap'
}
