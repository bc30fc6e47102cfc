import { ADDRESS_FIELDS } from '#contract/customers/channels/addresses.ts'
import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { RIGHTS } from '#contract/rights.ts'
import { contactIdOf, conversationIdOf } from '../../../../functions/core/customers/contacts/derived-ids.ts'
import { findContact } from '../../../../functions/core/customers/contacts/door.ts'
import type { ContactItem } from '../../../../functions/core/customers/contacts/entity.ts'
import { mergedAddresses } from '../../../../functions/core/messaging/merges/merged-addresses.ts'
import { refusalOf, stateOf } from '../../../../functions/core/messaging/messages/gate.ts'
import { receiveMessage } from '../../../../functions/core/messaging/messages/receive-message.ts'
import { sendMessage } from '../../../../functions/core/messaging/messages/send-message.ts'
import { listBefore } from '../../../../functions/core/messaging/messages/thread-store.ts'
import { IN_GOOD_STANDING } from '../../../../functions/core/platform/access.ts'
import { type Ctx, provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'

/** A talk over the carrier that made-up-carrier.test.ts plants, run in its tree; prints what came of it. */
const channel = 'pigeon' as string as Channel
const { flown } = await import('../../../../functions/core/telephony/carriers/loft.ts' as string)

const now = new Date()
const org = provenOrg(newId(now))
const olga = { id: newId(now), name: 'Olga Owner', email: '', language: 'en', session: '' } as const
const caller = { ...olga, role: 'owner', isSystemAdmin: false, rights: RIGHTS, seesAllChats: true } as const
const guest = { now, requestId: 'test', org, address: '', language: 'en', agent: '' } as const
const ctx: Ctx = { ...guest, caller: { ...caller, standing: IN_GOOD_STANDING } }
const written = (sid: string, from: string, body: string) => receiveMessage(ctx, { sid, from, body, media: [] })

await written('SM1', '+15125550100', 'Hello')
await written('P1', 'pigeon:speckled', 'Coo? I am +15125550100.')
const contact_id = contactIdOf(org, 'speckled')
const id = conversationIdOf(contact_id, channel)
// Of one moment, two messages are in any order.
const later = { ...ctx, now: new Date(now.getTime() + 1000) }
await sendMessage(later, { type: channel, id, contact_id, body: 'It is here.' })

const contact = (await findContact({ org }, contact_id, true)) as ContactItem
const { messages } = await listBefore(org, id, undefined, 10)
const other = {
  ...contact,
  id: newId(now),
  listed: { ...contact.listed, addresses: { [channel]: 'gray' } },
} as ContactItem

const after = (hours: number, content: string, consents?: []) =>
  refusalOf({
    ...stateOf(contact, channel, undefined, consents),
    ...{ halt: undefined, isConfigured: true, content: { body: content } },
    now: new Date(now.getTime() + hours * 3_600_000),
  })

console.log(
  JSON.stringify({
    thread: messages.map(({ direction, body, status, sid }) => ({
      ...{ direction, body, status },
      ...(direction === 'outbound' && { sid }),
    })),
    flown: flown.map(({ to, content }: { to: string; content: object }) => ({ to, content })),
    isOwnersSeparate: contact_id !== contactIdOf(org, '+15125550100') && contact.listed.addresses.phone === undefined,
    fields: ADDRESS_FIELDS.filter((field) => field.startsWith(channel)),
    merged: mergedAddresses({ kept: contact, leaving: other, keep: {} }),
    refusals: {
      'a text of 41 characters': after(0, 'x'.repeat(CHANNELS[channel].characters + 1))?.fields?.body?.key,
      'a person after a day': after(25, 'Hi')?.words.key,
      'the assistant after a day': after(25, 'Hi', [])?.words.key,
      'a person after eight days': after(8 * 24, 'Hi')?.words.key,
    },
  }),
)
