import { TYPED_CHANNELS } from '#contract/customers/channels/addresses.ts'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { type ConsentPurpose, PURPOSES } from '#contract/messaging/consent-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { consentKey } from '../../customers/contacts/opt-outs.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import type { ImportEntryItem } from '../../customers/history/entity.ts'
import { derivedId, momentKey } from '../../platform/table/ids.ts'
import type { ConsentItem } from './entity.ts'

type Made = Pick<ConsentItem, 'channel' | 'address_key' | 'address' | 'state' | 'method' | 'text' | 'at'> &
  Partial<Pick<ConsentItem, 'evidence' | 'scope' | 'user_id' | 'user_name'>>

/** Entries for several purposes at once, under ids that follow from what made them: repeated, they are the same. */
export const entriesFor = (
  { org, contact }: Pick<ConsentItem, 'org' | 'contact'>,
  made: Made,
  purposes: readonly ConsentPurpose[],
): ConsentItem[] =>
  purposes.map((purpose) => ({
    org,
    contact,
    purpose,
    ...made,
    id: momentKey(Date.parse(made.at), derivedId(contact, made.address_key, made.method, purpose, made.at)),
  }))

type Seen = Pick<
  ContactItem,
  'org' | 'id' | 'listed' | 'channels' | 'opted_out' | 'opted_in' | 'import' | 'people_at'
> &
  Partial<Pick<ContactItem, 'last_call' | 'last_message_at'>>

/** Reads consents from a change of a contact: a STOP, a START, their first message on a channel. */
export function consentsIn(before: Seen | undefined, after: Seen): ConsentItem[] {
  const of = { org: after.org, contact: after.id }
  return ALL_CHANNELS.flatMap((channel) => {
    const address = addressFor(after, channel)
    if (address === undefined) return []
    const at = { channel, address_key: consentKey(channel, address), address }
    const [stop, start] = [after.opted_out[at.address_key], after.opted_in[at.address_key]]
    const [stopped, started] = [before?.opted_out[at.address_key], before?.opted_in[at.address_key]]
    const wrote = wroteAt(after, channel)
    // A call that nobody took stands in the conversation as a message of theirs does.
    const isCall = after.last_call !== undefined && after.last_message_at === wrote
    const how = isCall
      ? { method: 'phone' as const, text: 'They called first.' }
      : { method: 'message' as const, text: 'They wrote first.' }
    const isFirst = wrote !== undefined && (before === undefined || wroteAt(before, channel) === undefined)
    return [
      ...(isFirst && stop === undefined
        ? entriesFor(of, { ...at, state: 'given', ...how, at: justBefore(wrote) }, ['informational'])
        : []),
      ...(stop !== undefined && stop !== stopped
        ? entriesFor(
            of,
            { ...at, state: 'withdrawn', scope: 'all', method: 'keyword', text: 'STOP', at: stop },
            PURPOSES,
          )
        : []),
      ...(start !== undefined && start !== started
        ? entriesFor(of, { ...at, state: 'given', scope: 'all', method: 'keyword', text: 'START', at: start }, PURPOSES)
        : []),
    ]
  })
}

/** The time at which they wrote themselves on a channel; a lead is no word of theirs. */
function wroteAt({ channels }: Seen, channel: Channel): string | undefined {
  const state = channels[channel]
  return state?.is_of_leads ? undefined : state?.last_inbound_at
}

/** Anything that the message itself says of consent must sort after it. */
const justBefore = (at: string) => new Date(Date.parse(at) - 1).toISOString()

/** Makes an entry of the import's consent for each of a contact's addresses. */
export const importedIn = (contact: Seen, { id, at, consent }: ImportEntryItem): ConsentItem[] =>
  TYPED_CHANNELS.flatMap((channel) => {
    const address = addressFor(contact, channel)
    if (address === undefined || contact.opted_out[consentKey(channel, address)] !== undefined) return []
    const made = { channel, address, address_key: consentKey(channel, address), text: consent, at, evidence: id }
    return entriesFor(
      { org: contact.org, contact: contact.id },
      { ...made, state: 'given', method: 'import' },
      PURPOSES,
    )
  })
