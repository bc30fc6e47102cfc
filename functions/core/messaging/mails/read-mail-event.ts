import { MAIL } from '#contract/customers/channels/mail-channel.ts'
import { findContact, setBounced } from '../../customers/contacts/door.ts'
import { consentKey } from '../../customers/contacts/opt-outs.ts'
import type { Work } from '../../platform/ctx.ts'
import type { Told } from '../../telephony/carriers/carrier.ts'
import { entriesFor } from '../consents/consent-entries.ts'
import { addConsents } from '../consents/door.ts'
import { findMessage } from '../messages/door.ts'
import type { MessageItem } from '../messages/entity.ts'
import { recordComplaint } from '../messages/record-complaint.ts'
import { recordForwardStatus } from '../messages/record-forward-status.ts'
import { recordStatus } from '../messages/record-status.ts'

/** An event as SES publishes it (docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html). */
export interface MailEvent {
  eventType: string
  mail: { messageId: string; tags?: Record<string, string[]> }
  bounce?: { bounceType: string; bouncedRecipients: { emailAddress: string }[] }
  complaint?: { complainedRecipients: { emailAddress: string }[] }
}

/** Takes in what became of a mail that a dealership sent, by the ids that it left with. Safe to repeat. */
export async function readMailEvent(work: Work, event: MailEvent): Promise<void> {
  const { org, now } = work
  const { conversation: [conversation] = [], message: [id] = [], forward: [forward] = [] } = event.mail.tags ?? {}
  const message = conversation && id ? await findMessage(org, conversation, id) : undefined
  if (!message) return
  // Of a mail that was passed on, what becomes of it says nothing of the customer.
  if (forward) {
    const told = toldOf(event, true)?.status
    return told && recordForwardStatus(message, forward, told === 'delivered' ? told : 'undelivered')
  }
  const addresses = [...(event.bounce?.bouncedRecipients ?? []), ...(event.complaint?.complainedRecipients ?? [])]
  // Somebody who only got a copy is another person.
  const isOfTheirs = addresses.some(({ emailAddress }) => emailAddress.toLowerCase() === message.to)
  if (event.eventType === 'Complaint' && isOfTheirs) await endOffersAfter(work, message)
  const told = toldOf(event, isOfTheirs)
  if (!told) return
  if (told.error_code === 'bounced' && message.to)
    await setBounced(org, message.contact, MAIL, { address: message.to, at: now.toISOString() })
  await recordStatus(work, { ...told, sid: message.sid ?? '', conversation: message.conversation, message: message.id })
}

function toldOf(
  { eventType, bounce }: MailEvent,
  isOfTheirs: boolean,
): Pick<Told, 'status' | 'error_code'> | undefined {
  if (eventType === 'Delivery') return { status: 'delivered' }
  if (eventType !== 'Bounce' || !isOfTheirs) return undefined
  return { status: 'undelivered', error_code: bounce?.bounceType === 'Permanent' ? 'bounced' : 'bounced_for_now' }
}

/** Whoever calls a mail spam gets no more offers by mail. */
async function endOffersAfter({ org, now }: Work, message: MessageItem): Promise<void> {
  const { to: address = '', id: evidence } = message
  const contact = await findContact({ org }, message.contact, true)
  if (!contact || !(await recordComplaint(message))) return
  const at = { channel: MAIL, address, address_key: consentKey(MAIL, address), at: now.toISOString(), evidence }
  const said = { state: 'withdrawn', scope: 'marketing', method: 'mail', text: 'Spam' } as const
  await addConsents(entriesFor({ org, contact: contact.id }, { ...at, ...said }, ['mail_offers']))
}
