import { CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { Purpose } from '#contract/messaging/consent-facts.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { consentKey } from '../../customers/contacts/opt-outs.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { addConsents } from './door.ts'
import { presentConsent } from './present-consent.ts'

interface Input {
  id: string
  purpose: Purpose
  state: 'given' | 'withdrawn'
  channel: Channel
  method: string
  text: string
}

/** Records what a customer told somebody. A STOP stays one: only the customer can take it back. */
export async function addConsent(ctx: Ctx, { id, ...said }: Input) {
  const { org, now, caller } = ctx
  const contact = await getVisibleContact(ctx, id)
  const address = addressFor(contact, said.channel)
  if (address === undefined) throw new AppError('consent_no_address')
  const consent = {
    org,
    contact: contact.id,
    id: newId(now),
    address,
    address_key: consentKey(said.channel, address),
    ...said,
    user_id: caller.id,
    user_name: caller.name,
    at: now.toISOString(),
  }
  await addConsents([consent])
  const words = {
    contact: displayName(contact),
    consent: `${said.purpose}, ${CHANNELS[said.channel].name}: ${said.state}`,
  }
  await recordAct(ctx, { action: 'consent_recorded', about: contact.id, words })
  return { consent: presentConsent(consent) }
}
