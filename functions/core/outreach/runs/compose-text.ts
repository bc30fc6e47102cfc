import { appointmentPath } from '#contract/calendar/appointment-path.ts'
import { fillWords, type KnownWords, unknownWordIn } from '#contract/outreach/fill-words.ts'
import { lacksPrice, namesPrice } from '#contract/outreach/price-word.ts'
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

type Words = KnownWords
interface About {
  run: Pick<RunItem, 'vehicle'>
  contact: ContactItem
}

/** Fills in a text's words about the customer, their vehicle and appointment, and their agent. */
export async function composeText(work: Pick<Work, 'org' | 'now'>, about: About, text: string): Promise<string> {
  const { texts } = await composeTexts(work, about, [text])
  return texts[0] ?? ''
}

/** Several at once; `lacksPrice` where one of them says a price that customers may not see. */
export async function composeTexts({ org, now }: Pick<Work, 'org' | 'now'>, about: About, texts: readonly string[]) {
  const [words, price, booked, own] = await Promise.all([
    findWords(org, about),
    namesPrice(texts) ? findPriceWord(org, about.run.vehicle ?? vehicleOf(about.contact)?.id) : undefined,
    texts.some((text) => /\{\{\s*appointment/.test(text)) ? findBooked(org, about.contact, now) : {},
    texts.some((text) => unknownWordIn(text) !== undefined) ? findFieldWords(org, about.contact.id) : {},
  ])
  const known: Words = { ...own, ...words, price, ...booked }
  return {
    texts: texts.map((text) => fillWords(text, known)),
    lacksPrice: lacksPrice(texts, price),
  }
}

/** The customer's next appointment, as our own texts about it say it. */
async function findBooked(org: OrgId, { id, listed: { first_name } }: ContactItem, now: Date): Promise<Words> {
  const open = await listOpenOf(org, id)
  const appointment = open.findLast(({ starts_at }) => Date.parse(starts_at) > now.getTime())
  if (!appointment) return {}
  const [organization, language] = await Promise.all([readOrganization(org), findOwnerLanguage(org)])
  const link = `${publicUrl()}${appointmentPath(appointment.code)}`
  const { date, time } = wordsOf({ appointment, organization, first_name, language, link })
  return { appointment: `${date}, ${time}`, appointment_link: link }
}

async function findWords(org: OrgId, { run, contact }: About): Promise<Words> {
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
    dealership: organization.name,
  }
}
