import { appointmentPath } from '#contract/calendar/appointment-path.ts'
import { testDriveConsent, testDriveWish } from '#contract/calendar/test-drive-words.ts'
import type { Language } from '#contract/language.ts'
import { writeVehicleCode } from '#contract/stock/vehicle-code.ts'
import { say } from '#contract/words.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { findContact } from '../../customers/contacts/door.ts'
import { findSender } from '../../customers/contacts/find-sender.ts'
import { consentKey } from '../../customers/contacts/opt-outs.ts'
import { addConsents } from '../../messaging/consents/door.ts'
import { findMarked } from '../../messaging/messages/find-marked.ts'
import { markOfLead } from '../../messaging/messages/message-marks.ts'
import { receiveMessage } from '../../messaging/messages/receive-message.ts'
import { countCodeTry, removeCode } from '../../messaging/phone-codes/door.ts'
import { readMobile } from '../../messaging/phone-codes/request-code.ts'
import { limitLeads } from '../../people/attempts/limit-leads.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import type { Guest, OrgId, Work } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { bookAppointment } from '../appointments/book-appointment.ts'
import { listUpcomingOf } from '../appointments/door.ts'
import { slotTaken } from '../appointments/slot-taken.ts'
import { getOffer } from './get-offer.ts'
import { findTimes } from './list-free-times.ts'

interface Input {
  id: string
  phone: string
  name: string
  code: string
  starts_at: string
  language: Language
}

/**
 * Books a visitor's first test drive, once their number is proved: as a message of theirs, with what they agreed to, and
 * an appointment like any other.
 */
export async function bookTestDrive(guest: Guest, { id, ...input }: Input) {
  const { now } = guest
  const { org, title, dealer } = await getOffer(id, now)
  await limitLeads(guest, org, 'visitor')
  const phone = await readMobile(org, input.phone)
  const proof = await countCodeTry(org, phone, now)
  if (!proof || proof.code !== input.code) throw new AppError('phone_code_wrong')
  await requireNoOther(org, phone, now)
  const at = Date.parse(input.starts_at)
  const slot = (await findTimes(org, id, now)).find(({ starts_at }) => Date.parse(starts_at) === at)
  if (!slot) throw slotTaken()
  const work = { ...guest, org }
  const when = await dayAndTime(org, slot.starts_at, input.language)
  const words = [say(testDriveWish, input.language, { vehicle: title, when }), writeVehicleCode(id)].join(' ')
  const consent = say(testDriveConsent, input.language, { dealer })
  const contact = await takeIn(work, proof.id, { ...input, phone, words, consent })
  const actor = { kind: 'customer', id: contact.id, name: displayName(contact) } as const
  const appointment = await bookAppointment({ org, now, actor }, () => requireContact(org, contact.id), {
    kind: 'test_drive',
    starts_at: slot.starts_at,
    vehicle_id: id,
    client_id: proof.id,
    source: 'customer',
  })
  await removeCode(org, phone)
  return { path: appointmentPath(appointment.code) }
}

async function requireNoOther(org: OrgId, phone: string, now: Date) {
  const known = await findSender(org, phone, now)
  if ('contact' in known && (await listUpcomingOf(org, known.contact.id, now)).length > 0)
    throw new AppError('appointment_another')
}

const dayAndTime = async (org: OrgId, at: string, language: Language) =>
  new Intl.DateTimeFormat(`${language}-US`, {
    timeZone: await findTimeZone(org),
    ...({ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const),
  }).format(new Date(at))

interface Said {
  phone: string
  name: string
  words: string
  consent: string
}

/** Their wish stands in their conversation, with what they agreed to. Safe to repeat. */
async function takeIn(work: Work, proof: string, { phone, name, words, consent: text }: Said) {
  const { org } = work
  await receiveMessage(work, {
    sid: markOfLead(proof),
    from: phone,
    body: words,
    media: [],
    profile_name: name,
    lead: { kind: 'form' },
  })
  const message = await findMarked(org, markOfLead(proof))
  if (!message) throw notFound()
  const { contact, channel, id: evidence, sent_at: at } = message
  const address = { channel, address: phone, address_key: consentKey(channel, phone) }
  // Of the message's time, so that a repeat writes the same one.
  const id = `${evidence.slice(0, 10)}${derivedId('test drive consent', proof).slice(10)}`
  const said = { purpose: 'informational', state: 'given', method: 'form', text, evidence, at } as const
  await addConsents([{ org, contact, id, ...address, ...said }])
  return requireContact(org, contact)
}

async function requireContact(org: OrgId, id: string) {
  const contact = await findContact({ org }, id, true)
  if (!contact) throw notFound()
  return contact
}
