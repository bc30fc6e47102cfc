import { LeadEmail } from '#contract/outreach/leads.ts'
import { writeVehicleCode } from '#contract/stock/vehicle-code.ts'
import { contactIdOf } from '../../customers/contacts/derived-ids.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import { consentKey } from '../../customers/contacts/opt-outs.ts'
import { readTypedPhone } from '../../customers/contacts/read-typed-phone.ts'
import { searchContacts } from '../../customers/search/search-contacts.ts'
import { addConsents } from '../../messaging/consents/door.ts'
import { findMarked } from '../../messaging/messages/find-marked.ts'
import { markOfLead } from '../../messaging/messages/message-marks.ts'
import { receiveMessage } from '../../messaging/messages/receive-message.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { cutText } from '../../platform/cut-text.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { findByNumber } from '../../stock/catalogue/find-by-number.ts'
import type { LeadTold } from './lead-told.ts'

const TEXT_CHARACTERS = 1500
const NAME_CHARACTERS = 120
const LOOKING_CHARACTERS = 300
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
  const phone = told.phone ? await readTypedPhone(org, told.phone) : undefined
  if (!phone && !email) return false
  const [about, known] = await Promise.all([vehicle ?? findByNumber(org, told.numbers), findKnown(work, phone, email)])
  const from = known === undefined ? phone : undefined
  const contact = from ? undefined : (known ?? contactIdOf(org, `mailto:${email}`))
  const lines = [told.text, !about && told.looking_for, !from && phone, about && writeVehicleCode(about)]
  await receiveMessage(work, {
    sid: markOfLead(id),
    from: from ?? '',
    contact,
    media: [],
    body: cutText(lines.filter(Boolean).join('\n'), TEXT_CHARACTERS) || '—',
    profile_name: cutText(told.name, NAME_CHARACTERS),
    lead: { kind, ...(detail && { detail: cutText(detail, DETAIL_CHARACTERS) }) },
    details: {
      ...(email && { email }),
      ...(!about && told.looking_for && { looking_for: cutText(told.looking_for, LOOKING_CHARACTERS) }),
    },
  })
  if (told.consent && phone) await keepConsent(org, id, { phone, text: told.consent })
  return true
}

/** Empty where it is none, or nobody's. */
function readEmail(told: string): string {
  const email = told.trim().toLowerCase()
  return LeadEmail.safeParse(email).success && !NOBODYS_EMAIL.test(email) ? email : ''
}

/** The contact that has this email, where nobody has the number. */
async function findKnown({ org, now }: Work, phone: string | undefined, email: string): Promise<string | undefined> {
  if (phone && 'contact' in (await findSender(org, phone, now))) return undefined
  if (!email) return undefined
  const { contacts } = await searchContacts(org, email, undefined, 1, (found) =>
    found.filter(({ listed }) => listed.email?.toLowerCase() === email),
  )
  return contacts[0]?.id
}

/** What they agreed to by sending the form. */
async function keepConsent(org: OrgId, lead: string, { phone, text }: { phone: string; text: string }) {
  const message = await findMarked(org, markOfLead(lead))
  if (!message) return
  const { contact, channel, id: evidence, sent_at } = message
  const address = { channel, address: phone, address_key: consentKey(channel, phone) }
  const said = { purpose: 'informational', state: 'given', method: 'form', text, evidence, at: sent_at } as const
  // Of the lead's own time, so that a repeat writes the same one.
  const id = `${evidence.slice(0, 10)}${derivedId('lead consent', lead).slice(10)}`
  await addConsents([{ org, contact, id, ...address, ...said }])
}
