import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { PURPOSES, type Purpose } from '#contract/messaging/consent-facts.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { consentKey, consentKeys } from '../../customers/contacts/opt-outs.ts'
import { addressesOf, addressFor } from '../../customers/contacts/reachable-addresses.ts'
import type { ImportEntryItem } from '../../customers/history/entity.ts'
import { derivedId, momentKey } from '../../platform/table/ids.ts'
import type { ConsentItem } from './entity.ts'

/**
 * Returns what a customer said for a purpose under the names of an address (`consentKeys`); `consents` are newest first.
 * A doubt about one of their messages takes nothing back.
 */
export const stateOf = (consents: readonly ConsentItem[], keys: readonly string[], purpose: Purpose) =>
  consents.find((one) => keys.includes(one.address_key) && one.purpose === purpose && one.state !== 'in_doubt')?.state

/** True if a message of the customer's sounds like a STOP, and nobody has decided since. */
export const isInDoubt = (consents: readonly ConsentItem[], keys: readonly string[]): boolean =>
  consents.find((one) => keys.includes(one.address_key))?.state === 'in_doubt'

/** True if nothing may go to an address by itself: they took that back, or may have. */
export const isWithheld = (consents: readonly ConsentItem[], keys: readonly string[]): boolean =>
  isInDoubt(consents, keys) || stateOf(consents, keys, 'informational') === 'withdrawn'

/**
 * The names under which an address's consents stand, and behind them those of the other addresses of who was merged from
 * several: what they took back at one counts at all, for what goes out by itself.
 */
export function keysOfAll(contact: Pick<ContactItem, 'listed' | 'merged'>, channel: Channel, address: string) {
  const own = consentKeys(contact.listed, channel, address)
  if (contact.merged === undefined) return [own]
  return [own, ...addressesOf(contact.listed).map((other) => consentKeys(contact.listed, channel, other))]
}

type Made = Pick<ConsentItem, 'channel' | 'address_key' | 'address' | 'state' | 'method' | 'text' | 'at'> &
  Partial<Pick<ConsentItem, 'evidence'>>

/** Entries for several purposes at once, under ids that follow from what made them: repeated, they are the same. */
export const entriesFor = (
  { org, contact }: Pick<ConsentItem, 'org' | 'contact'>,
  made: Made,
  purposes: readonly Purpose[],
): ConsentItem[] =>
  purposes.map((purpose) => ({
    ...{ org, contact, purpose, ...made },
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
        ? entriesFor(of, { ...at, state: 'withdrawn', method: 'keyword', text: 'STOP', at: stop }, PURPOSES)
        : []),
      ...(start !== undefined && start !== started
        ? entriesFor(of, { ...at, state: 'given', method: 'keyword', text: 'START', at: start }, PURPOSES)
        : []),
    ]
  })
}

/** When they wrote themselves on a channel; a lead is no word of theirs. */
function wroteAt({ channels }: Seen, channel: Channel): string | undefined {
  const state = channels[channel]
  return state?.is_of_leads ? undefined : state?.last_inbound_at
}

/** Anything that the message itself says of consent must sort after it. */
const justBefore = (at: string) => new Date(Date.parse(at) - 1).toISOString()

/** Makes an entry of the import's consent for each of a contact's addresses. */
export const importedIn = (contact: Seen, { id, at, consent }: ImportEntryItem): ConsentItem[] =>
  ALL_CHANNELS.flatMap((channel) => {
    const address = addressFor(contact, channel)
    if (address === undefined || contact.opted_out[consentKey(channel, address)] !== undefined) return []
    const made = { channel, address, address_key: consentKey(channel, address), text: consent, at, evidence: id }
    return entriesFor(
      { org: contact.org, contact: contact.id },
      { ...made, state: 'given', method: 'import' },
      PURPOSES,
    )
  })

/** Words that ask to be left alone without being one of the carriers' own, in both languages. */
const DOUBTS = [
  /\b(?:stop|quit|don'?t|do not|please no more|never|no)\s+(?:\w+\s+){0,2}(?:text|texting|messag\w+|contact\w*|call|calling|writ\w+|send\w*|spam\w*|bother\w*)\b/,
  /\b(?:take|remove|delete|get)\s+(?:me|my (?:number|phone))\b.*\b(?:off|from|list|out)\b/,
  /\b(?:leave me alone|wrong (?:number|person)|lose my number|not interested anymore|opt me out|unsubscribe me)\b/,
  /\b(?:no|ya no|dejen? de|deja de|favor de no)\s+(?:me\s+)?(?:\w+\s+){0,1}(?:mand\w+|envi\w+|escrib\w+|llam\w+|text\w+|contact\w+|molest\w+)\b/,
  /\b(?:numero equivocado|quit(?:a|e|en)me de|borr(?:a|e|en) mi numero|sa(?:ca|que|quen)me de(?! dudas)|elimin\w+ mi numero|no me interesa ya|dej(?:a|e|en)me en paz)\b/,
]

/** True if a message sounds like a STOP, whether or not it is one of the words. */
export function soundsLikeStop(body: string): boolean {
  const text = body.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()
  return DOUBTS.some((one) => one.test(text))
}
