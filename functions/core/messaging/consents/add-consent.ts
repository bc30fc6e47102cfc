import { ALL_CHANNELS, CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import { type ConsentScope, PURPOSES, type Purpose } from '#contract/messaging/consent-facts.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import { consentKey } from '../../customers/contacts/opt-outs.ts'
import { addressFor } from '../../customers/contacts/reachable-addresses.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { entriesFor } from './consent-entries.ts'
import { addConsents } from './door.ts'
import { presentConsent, scopeFor } from './present-consent.ts'

interface Input {
  id: string
  scope?: ConsentScope
  purpose?: Purpose
  state: 'given' | 'withdrawn'
  channel?: Channel
  method: string
  text: string
}

/**
 * Records what a customer told somebody, by mail, on the phone, or face to face: what they took back ends as a STOP ends
 * it, on all their channels. A STOP stays one: only the customer can take it back.
 */
export async function addConsent(ctx: Ctx, { id, state, method, text, ...asked }: Input) {
  const { org, now, caller } = ctx
  const contact = await getVisibleContact(ctx, id)
  const channel = asked.channel ?? usualChannel(contact)
  const address = addressFor(contact, channel)
  if (address === undefined && state === 'given') throw new AppError('consent_no_address')
  const scope = asked.scope ?? scopeFor(asked.purpose)
  const purposes = purposesOf({ ...asked, state })
  const entries = entriesFor(
    { org, contact: contact.id },
    {
      ...{ channel, address: address ?? '', address_key: consentKey(channel, address ?? '') },
      ...{ scope, state, method, text },
      ...{ user_id: caller.id, user_name: caller.name, at: now.toISOString() },
    },
    purposes,
  )
  await addConsents(entries)
  const [first] = entries
  if (!first) throw new Error('a consent is for something')
  const words = {
    contact: displayName(contact),
    consent: `${purposes.join(' + ')}, ${CHANNELS[channel].name}: ${state}`,
  }
  await recordAct(ctx, { action: 'consent_recorded', about: contact.id, words })
  return { consent: presentConsent(first) }
}

/** Whoever takes their own business back takes back all. */
function purposesOf({ scope, purpose = 'informational', state }: Pick<Input, 'scope' | 'purpose' | 'state'>) {
  if (scope) return scope === 'all' ? PURPOSES : (['marketing'] as const)
  return state === 'withdrawn' && purpose === 'informational' ? PURPOSES : [purpose]
}

const usualChannel = (contact: ContactItem) =>
  contact.most_recent_type ?? ALL_CHANNELS.find((channel) => addressFor(contact, channel)) ?? ALL_CHANNELS[0]
