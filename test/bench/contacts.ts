import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { BatchWriteCommand, execute } from 'dynamodb-toolbox/table/actions/batchWrite'
import { contactIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { Contact } from '../../functions/core/customers/contacts/entity.ts'
import { inboxKeys } from '../../functions/core/customers/contacts/inbox-sections.ts'
import { newContact } from '../../functions/core/customers/contacts/new-contact.ts'
import { Word, wordKey } from '../../functions/core/customers/search/word-entity.ts'
import { wordsOfContact } from '../../functions/core/customers/search/words-of-contact.ts'
import type { OrgId } from '../../functions/core/platform/ctx.ts'
import { table } from '../../functions/core/platform/table/client.ts'
import { untilInTime } from './until-in-time.ts'

/** From common to rare, as they are among a dealership's customers. */
const FIRST_NAMES =
  'Maria Jose James Robert John Michael David Juan Jennifer Carlos Linda Luis Mary William Ana Patricia Martin Jessica Richard Thomas Carmen Sarah Jorge Daniel Lisa Miguel Karen Rosa Kevin Marcos Laura Brian Pedro Emily Marta Steven Elena George Diana Victor Susan Mario Teresa Eric Olivia Ruben Grace Hector Amanda Raul Julia Oscar Heather Ivan Megan Ramon Alice Felix Kim Zoe'.split(
    ' ',
  )
const LAST_NAMES =
  'Garcia Rodriguez Smith Martinez Johnson Hernandez Williams Lopez Brown Gonzalez Jones Perez Miller Sanchez Davis Ramirez Wilson Torres Anderson Flores Taylor Rivera Thomas Gomez Moore Diaz Jackson Reyes Lee Morales Thompson Cruz White Ortiz Harris Gutierrez Clark Chavez Lewis Ramos Robinson Ruiz Walker Alvarez Young Mendoza Allen Vasquez King Castillo Wright Jimenez Scott Moreno Hill Romero Green Herrera Adams Medina Nelson Aguilar Baker Vargas Hall Castro Campbell Guzman Mitchell Mendez Carter Munoz Roberts Salazar Phillips Garza Evans Soto Turner Vega Parker Delgado Collins Pena Edwards Rios Stewart Contreras Morris Sandoval Murphy Guerrero Cook Ortega Rogers Estrada Morgan Nunez Cooper Peterson'.split(
    ' ',
  )
const AT_ONCE = 4

/**
 * Puts so many contacts and, as a search never reads another, their search words that begin with one of `searched`.
 * Every second contact has an e-mail address.
 */
export async function loadContacts(org: OrgId, count: number, searched: string[], stageOf?: (i: number) => string) {
  const requests = newContacts(org, count, searched, stageOf)
  let next = 0
  const worker = async () => {
    for (let from = next; from < requests.length; from = next) {
      next += 25
      const batch = table.build(BatchWriteCommand).requests(...requests.slice(from, from + 25))
      await untilInTime(() => execute({ maxAttempts: 5 }, batch))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** The same, not written yet. */
export function newContacts(org: OrgId, count: number, searched: string[], stageOf?: (i: number) => string) {
  const random = randomFrom(7)
  const named = (names: string[]) => names[Math.floor(names.length * random() ** 1.3)] ?? ''
  return Array.from({ length: count }, (_, i) => {
    const [first_name, last_name] = [named(FIRST_NAMES), named(LAST_NAMES)]
    return requestsOf(org, { i, first_name, last_name, stage: stageOf?.(i) }, searched)
  }).flat()
}

function requestsOf(
  org: OrgId,
  person: { i: number; first_name: string; last_name: string; stage?: string },
  searched: string[],
) {
  const { i, first_name, last_name, stage } = person
  const address = `+1628${5_000_000 + i}`
  const id = contactIdOf(org, address)
  const at = new Date(Date.UTC(2026, 0) + i * 60_000).toISOString()
  const email = i % 2 ? `${first_name}.${last_name}${i % 97}@example.com`.toLowerCase() : undefined
  const known = {
    org,
    id,
    stage,
    created_at: at,
    last_message_at: at,
    listed: { first_name, last_name, addresses: { phone: address }, email },
    ...inboxKeys(id, 'active', at),
    most_recent_type: 'sms' as const,
    last_message: 'Is the blue Civic still there?',
    channels: { sms: { inbound: 3, unread: 0, last_inbound_at: at } },
  }
  const contact = newContact(known, new Date(at))
  const words = wordsOfContact(known)
  const text = ` ${words.join(' ')}`
  return [
    Contact.build(BatchPutRequest).item(contact),
    ...words
      .filter((word) => searched.some((start) => word.startsWith(start)))
      .map((word) => Word.build(BatchPutRequest).item({ ...wordKey(org, word, id), text })),
  ]
}

/** The same numbers from 0 to 1 at every run (mulberry32), so that runs can be compared. */
export function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
