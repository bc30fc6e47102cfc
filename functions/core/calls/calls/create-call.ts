import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { addedBy } from '../../customers/contacts/added-by.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findOrCreateByNumber } from '../../customers/contacts/find-or-create-by-number.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { addressesOf, isTheirs as isTheirNumber } from '../../customers/contacts/reachable-addresses.ts'
import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { requireOpen } from '../../people/organizations/require-open.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { getVoiceAccount } from '../../telephony/connections/get-voice-account.ts'
import { newCall } from './new-call.ts'
import { presentCall } from './present-call.ts'
import { readCallee } from './read-callee.ts'
import { writeCall } from './store.ts'

/** Records a call that the caller's browser is about to make; throws, recording nothing, if the call is refused. */
export async function createCall(ctx: Ctx, { to: written, contact_id }: { to: string; contact_id?: string | null }) {
  const { org, caller } = ctx
  requireOpen(ctx)
  const named = contact_id ? await getVisibleContact(ctx, contact_id) : undefined
  const { phone_number: from } = await getVoiceAccount(org, caller.id)
  const to = await readCallee(org, written, from)
  if (named && !(await isTheirs(ctx, named, to))) throw refusedFields({ to: { key: 'number_not_theirs' } })
  const contact = named ?? (await findOrCreateByNumber(ctx, to, addedBy(ctx)))
  const made = {
    direction: 'outbound',
    from,
    to,
    status: 'initiated',
    agent: caller.id,
    agent_name: caller.name,
  } as const
  const call = await writeCall(newCall(ctx, await findTimeZone(org), made, contact))
  if (!call) throw new AppError('too_many_changes')
  return { call: presentCall(call, caller) }
}

/** True if a number is one of this contact's, however it is written: no one else's calls are kept with them. */
async function isTheirs({ org, now }: Ctx, { id, listed, channels }: ContactItem, number: string): Promise<boolean> {
  const senders = ALL_CHANNELS.flatMap((channel) => channels[channel]?.from ?? [])
  const own = [...addressesOf(listed), ...senders]
  if (isTheirNumber(listed, number) || own.includes(number)) return true
  if ((await Promise.all(own.map((one) => readTypedPhone(org, one)))).includes(number)) return true
  const known = await findSender(org, number, now)
  return 'contact' in known && known.contact.id === id
}
