import { appointmentPath } from '#contract/calendar/appointment-path.ts'
import { fillNote, type KnownWords, unknownWordIn } from '#contract/messaging/fill-text.ts'
import { MESSAGE_WORDS } from '#contract/outreach/automation-facts.ts'
import { namesPrice } from '#contract/outreach/price-word.ts'
import { plainTitle } from '#contract/stock/plain-fact.ts'
import { listOpenOf } from '../../calendar/appointments/door.ts'
import { wordsOf } from '../../calendar/appointments/text-of.ts'
import { vehicleOf } from '../../customers/contacts/asked-vehicle.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { findFieldWords } from '../../customers/fields/find-field-words.ts'
import { findColleagues } from '../../people/accounts/find-colleagues.ts'
import { findOwnerLanguage } from '../../people/accounts/find-owner-language.ts'
import { nameOf } from '../../people/accounts/name-of.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { publicUrl } from '../../platform/environment.ts'
import { findVehicle } from '../../stock/vehicles/door.ts'
import { findPriceWord } from '../sends/find-price-word.ts'
import type { RunItem } from './entity.ts'

interface About {
  run: Pick<RunItem, 'vehicle'>
  contact: ContactItem
}

/** Fills in what the dealership's own people read about the customer, their vehicle and appointment, and their agent. */
export const composeText = async (work: Pick<Work, 'org' | 'now'>, about: About, text: string): Promise<string> =>
  fillNote(text, await findKnown(work, about, [text]))

/** What is known of the words that texts have. */
export async function findKnown({ org, now }: Pick<Work, 'org' | 'now'>, about: About, texts: readonly string[]) {
  const [words, price, booked, own] = await Promise.all([
    findWords(org, about),
    namesPrice(texts) ? findPriceWord(org, about.run.vehicle ?? vehicleOf(about.contact)?.id) : undefined,
    texts.some((text) => /\{\{\s*appointment/.test(text)) ? findBooked(org, about.contact, now) : {},
    texts.some((text) => unknownWordIn(text, MESSAGE_WORDS) !== undefined) ? findFieldWords(org, about.contact.id) : {},
  ])
  return { ...own, ...words, price, ...booked }
}

/** The customer's next appointment, as our own texts about it say it. */
async function findBooked(org: OrgId, contact: ContactItem, now: Date): Promise<KnownWords> {
  const open = await listOpenOf(org, contact.id)
  const appointment = open.findLast(({ starts_at }) => Date.parse(starts_at) > now.getTime())
  if (!appointment) return {}
  const [organization, language] = await Promise.all([readOrganization(org), findOwnerLanguage(org)])
  const link = `${publicUrl()}${appointmentPath(appointment.code)}`
  const { date, time } = wordsOf({ appointment, organization, contact, language, link })
  return { appointment: `${date}, ${time}`, appointment_link: link }
}

async function findWords(org: OrgId, { run, contact }: About): Promise<KnownWords> {
  const asked = vehicleOf(contact)
  const id = run.vehicle ?? asked?.id
  const [organization, vehicle, people] = await Promise.all([
    readOrganization(org),
    id ? findVehicle(org, id) : undefined,
    findColleagues(org, contact.assignee ? [contact.assignee] : []),
  ])
  const agent = contact.assignee ? people.get(contact.assignee) : undefined
  const { first_name } = contact.listed
  return {
    first_name,
    name: first_name && displayName(contact),
    vehicle: vehicle ? plainTitle(vehicle) : asked?.title,
    link: vehicle && `${publicUrl()}/vehicle/${vehicle.id}`,
    agent: agent && nameOf(agent),
    signature: agent && (agent.signature ?? nameOf(agent)),
    dealership: organization.name,
  }
}
