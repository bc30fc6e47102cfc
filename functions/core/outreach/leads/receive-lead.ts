import { addressOn } from '#contract/customers/channels/address.ts'
import { MAIL } from '#contract/customers/channels/mail-channel.ts'
import { NUMBER_LABEL_CHARACTERS, NUMBERS_MAX } from '#contract/customers/contact.ts'
import { type ContactFieldName, fieldOf } from '#contract/customers/contact-fields.ts'
import { numberKindOf } from '#contract/customers/number-columns.ts'
import { PURPOSES, type Purpose } from '#contract/messaging/consent-facts.ts'
import { LeadEmail } from '#contract/outreach/leads.ts'
import { writeVehicleCode } from '#contract/stock/vehicle-code.ts'
import { hasExtension, splitNumbers } from '../../customers/contacts/bare-number.ts'
import { contactIdOf } from '../../customers/contacts/derived-ids.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import { consentKey } from '../../customers/contacts/opt-outs.ts'
import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import { readName } from '../../customers/imports/read-name.ts'
import { addConsents } from '../../messaging/consents/door.ts'
import { completeDeal } from '../../messaging/deals/door.ts'
import { findByMail } from '../../messaging/mails/find-by-mail.ts'
import { findMarked } from '../../messaging/messages/find-marked.ts'
import { markOfLead } from '../../messaging/messages/message-marks.ts'
import { receiveMessage } from '../../messaging/messages/receive-message.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { cutText } from '../../platform/cut-text.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { findByNumber } from '../../stock/catalogue/find-by-number.ts'
import type { LeadTold } from './lead-told.ts'
import { MAIL_ADDRESS } from './tamed-text.ts'

const TEXT_CHARACTERS = 6000
const NAME_CHARACTERS = 120
const DETAIL_CHARACTERS = 100

/** Forms and providers fill in one of these where somebody gave no email: they would all be one person. */
const NOBODYS_EMAIL = /^(na|n\.a|no|none|no-?email|no-?reply|unknown|test)@/

/**
 * Takes a lead in as a message of its customer, so that it is unread, given to somebody, and answered like one. Known
 * people are met by number or email. Safe to repeat with the same `id`; false where nobody could be reached by it.
 */
export async function receiveLead(work: Work, id: string, told: LeadTold, vehicle?: string): Promise<boolean> {
  const { org } = work
  const { kind, detail } = told.came_by
  const email = readEmail(told.email)
  const { numbers, unread } = await readNumbers(org, told.phones)
  const phone = numbers[0]?.value
  if (!phone && !email) return false
  const [about, known] = await Promise.all([
    vehicle ?? findByNumber(org, told.numbers),
    findKnown(work, numbers, email),
  ])
  const from = known === undefined ? phone : undefined
  const contact = from ? undefined : (known?.id ?? contactIdOf(org, addressOn(MAIL, email)))
  const { looking_for = '', ...facts } = cutToFit(told.known)
  const isNamed = about || told.text.includes(looking_for)
  const lines = [told.text, !isNamed && looking_for, !from && phone, ...unread, about && writeVehicleCode(about)]
  await receiveMessage(work, {
    sid: markOfLead(id),
    from: from ?? '',
    contact,
    // Whoever has a number is texted.
    ...(!phone && !known?.listed.addresses.phone && { channel: MAIL }),
    media: [],
    body: cutText(lines.filter(Boolean).join('\n'), TEXT_CHARACTERS) || '—',
    profile_name: cutText(inOrder(told.name), NAME_CHARACTERS),
    lead: { kind, ...(detail && { detail: cutText(detail, DETAIL_CHARACTERS) }) },
    details: { ...facts, ...(email && { email }), ...(!about && looking_for && { looking_for }) },
    numbers: from ? numbers.slice(1) : numbers,
  })
  await keepMore(work, id, { told, phone, trade_in: facts.trade_in })
  return true
}

/** What does not stand with the message: their deal, and what they agreed to by sending it. */
async function keepMore(
  work: Work,
  lead: string,
  { told: { deal, consents = {} }, phone, trade_in }: { told: LeadTold; phone?: string; trade_in?: string },
) {
  const given = PURPOSES.flatMap((purpose) => {
    const text = phone && consents[purpose]
    return text ? { purpose, text } : []
  })
  if (Object.keys(deal).length === 0 && given.length === 0) return
  const message = await findMarked(work.org, markOfLead(lead))
  if (!message) return
  await completeDeal(work, message.contact, deal, trade_in)
  if (!phone) return
  const { contact, channel, id: evidence, sent_at } = message
  const address = { channel, address: phone, address_key: consentKey(channel, phone) }
  const said = { org: work.org, contact, ...address, state: 'given', method: 'form', evidence, at: sent_at } as const
  // Of the lead's own time, so that a repeat writes the same ones.
  const idOf = (purpose: Purpose) => evidence.slice(0, 10) + derivedId('lead consent', lead, purpose).slice(10)
  await addConsents(given.map((one) => ({ ...said, ...one, id: idOf(one.purpose) })))
}

/** "Stone, Rae" as people say it. */
function inOrder(name: string): string {
  const { first_name, last_name } = readName(name)
  return `${first_name} ${last_name}`.trim()
}

const cutToFit = (known: LeadTold['known']): LeadTold['known'] =>
  Object.fromEntries(
    Object.entries(known).map(([name, text]) => [name, cutText(text, fieldOf(name as ContactFieldName).max)]),
  )

/** Their numbers, the one by which they are reached first; as they are written those that are none, a fax's, and extensions. */
async function readNumbers(org: OrgId, phones: LeadTold['phones']) {
  const numbers: { value: string; label: string }[] = []
  const unread: string[] = []
  for (const { written, label } of phones.flatMap((one) =>
    splitNumbers(one.written).map((written) => ({ ...one, written })),
  )) {
    const isMachine = numberKindOf(label) === undefined
    const value = isMachine || numbers.length > NUMBERS_MAX ? undefined : await readTypedPhone(org, written)
    if (value === undefined || hasExtension(written)) unread.push([label, written].filter(Boolean).join(': '))
    if (value !== undefined && numbers.every((one) => one.value !== value))
      numbers.push({ value, label: cutText(label, NUMBER_LABEL_CHARACTERS) })
  }
  return { numbers, unread }
}

/** The first address of it; empty where there is none, or it is nobody's. */
function readEmail(told: string): string {
  const email = (MAIL_ADDRESS.exec(told)?.[0] ?? '').toLowerCase()
  return LeadEmail.safeParse(email).success && !NOBODYS_EMAIL.test(email) ? email : ''
}

/** The contact that has one of the numbers but the first, which the message itself meets, or the email. */
async function findKnown(
  { org, now }: Work,
  numbers: { value: string }[],
  email: string,
): Promise<ContactItem | undefined> {
  for (const [i, { value }] of numbers.entries()) {
    const found = await findSender(org, value, now)
    if ('contact' in found) return i === 0 ? undefined : found.contact
  }
  return email ? findByMail(org, email, now) : undefined
}
