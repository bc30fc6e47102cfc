import { $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { isSameAddress } from '#contract/customers/channels/address-key.ts'
import type { Channel } from '#contract/customers/channels/channels.ts'
import type { Refused } from '#contract/refusals.ts'
import { maySee, unasked } from '../../platform/access.ts'
import type { Acting } from '../../platform/actor.ts'
import type { Caller, OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { inSection } from '../../platform/table/sections.ts'
import type { Write } from '../../platform/table/write.ts'
import { addContact } from '../contacts/add-contact.ts'
import type { AddressItem } from '../contacts/address-entity.ts'
import { placeOnTop } from '../contacts/board-places.ts'
import { type ContactChange, changeContact } from '../contacts/change-contact.ts'
import { findContact, setOptedOut } from '../contacts/door.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { findAddress, findHeld } from '../contacts/find-address.ts'
import { idOfNew, newContact } from '../contacts/new-contact.ts'
import { consentKey, consentKeys, optOutsAt } from '../contacts/opt-outs.ts'
import { addressesOf, areSame, isTheirs } from '../contacts/reachable-addresses.ts'
import { withLongTexts } from '../contacts/read-whole-texts.ts'
import { movedTo, readdressed } from '../contacts/readdress-contact.ts'
import { findValues, valuesPut } from '../fields/door.ts'
import type { ImportItem } from './entity.ts'
import { CHANGEABLE, type Person } from './read-person.ts'

type Changes = Omit<Person, 'addresses' | 'numbers' | 'opted_out' | 'custom'>
/** The importing user with their current permissions. */
type Importer = Acting & { caller: Caller }
type Outcome = { made: string } | 'updated' | 'skipped' | { refused: Record<string, Refused> }

/**
 * Brings somebody in: makes a contact, or does to the one who has the number what the import says. Repeated after a
 * break, who was made before counts as made.
 */
export async function importPerson(acting: Importer, run: ImportItem, person: Person): Promise<Outcome> {
  const addresses = addressesOf({ addresses: person.addresses })
  let outcome: Outcome = 'skipped'
  await retryOnConflict(async () => {
    const known = (await Promise.all(addresses.map((address) => findAddress(acting.org, address)))).filter(
      (one) => one !== undefined,
    )
    const holders = [...new Set(known.flatMap(({ contact }) => contact ?? []))]
    const [first = '', other] = holders
    if (other) {
      outcome = { refused: { phone: { key: 'numbers_of_two' } } }
      return true
    }
    const found = first ? await findContact(unasked(acting), first, true) : undefined
    const [holder] = found ? await withLongTexts(acting.org, [found]) : []
    // Deleted since: what was opted out of there is known only now.
    if (first && !holder) return false
    if (!holder) {
      const id = idOfNew(acting.org, addresses, known, acting.now)
      outcome = { made: id }
      const { stage, opted_out: _, custom, ...said } = person
      const listed = { ...said, source: 'import' as const }
      const contact = { org: acting.org, id, listed, stage, import: run.id, created_at: acting.now.toISOString() }
      const wishes = wishesOf(person).map(({ key }) => [key, acting.now.toISOString()] as const)
      const opted_out = { ...Object.fromEntries(wishes), ...optOutsAt(known) }
      const claimed = [...addresses, ...(await freeNumbers(acting, person.numbers))]
      return addContact(newContact({ ...contact, opted_out }, acting.now), { claimed, values: custom })
    }
    if (holder.import === run.id) outcome = { made: holder.id }
    else if (!maySee(acting.caller, holder.assignee)) outcome = { refused: { phone: { key: 'number_taken' } } }
    else {
      const free = await freeNumbers(acting, furtherNumbers(holder, person))
      const own = await ownChange(acting.org, holder.id, person, run.on_known)
      const change = changeOf(acting, holder, person, { onKnown: run.on_known, known, free, own })
      const isOut = await optOut(acting, holder, person)
      outcome = change || isOut ? 'updated' : 'skipped'
      return change ? changeContact(acting, holder, change) : true
    }
    return true
  })
  return outcome
}

/** On which channels, at which of their numbers, somebody of a file does not want to be written to. */
const wishesOf = ({ opted_out = [], addresses, numbers = [] }: Person) =>
  [...addressesOf({ addresses }), ...numbers.map(({ value }) => value)].flatMap((to) =>
    opted_out
      .filter((wish) => !wish.to || isSameAddress(wish.to, to))
      .map(({ channel }) => ({ channel, to, key: consentKey(channel, to) })),
  )

/**
 * Records that somebody who is known does not want to be written to, whatever else the import does to them; what they said
 * themselves, STOP or START, stays. Answers whether anything changed.
 */
async function optOut({ org, now }: Acting, seen: ContactItem, person: Person): Promise<boolean> {
  const isSaid = ({ channel, to }: { channel: Channel; to: string }) =>
    consentKeys(seen.listed, channel, to).some((key) => seen.opted_out[key] || seen.opted_in[key])
  const fresh = wishesOf(person).filter((wish) => !isSaid(wish))
  for (const { channel, to } of fresh) await setOptedOut({ org, contact: seen.id, channel, to }, now.toISOString())
  return fresh.length > 0
}

/** Numbers that become somebody's; what a household shares stays with whom it was known of first. */
async function freeNumbers({ org }: Acting, numbers: Person['numbers'] = []): Promise<string[]> {
  const values = numbers.map(({ value }) => value)
  const held = values.length === 0 ? undefined : await findHeld(org, values)
  return values.filter((value) => !held?.has(value))
}

interface Changing {
  onKnown: ImportItem['on_known']
  /** The stored items of the row's addresses. */
  known: AddressItem[]
  /** Of its further numbers those that are nobody's. */
  free: string[]
  /** What is written of the dealership's own fields. */
  own: Write[]
}

/** Returns a row's changes of an existing contact; undefined if none. */
function changeOf(
  acting: Acting,
  seen: ContactItem,
  person: Person,
  { onKnown, known, free, own }: Changing,
): ContactChange | undefined {
  if (onKnown === 'skip') return undefined
  type Changed = (typeof CHANGEABLE)[number]
  const textOf = (field: Changed) => (field === 'stage' ? seen.stage : (seen.listed[field] ?? ''))
  const isEmpty = (field: Changed) => (field === 'stage' ? seen.stage === 'new' : textOf(field).length === 0)
  const changed = CHANGEABLE.filter(
    (field) =>
      person[field] !== undefined &&
      String(person[field]) !== String(textOf(field)) &&
      (onKnown === 'overwrite' || isEmpty(field)),
  )
  const moved = readdress(seen, person, onKnown, known)
  const numbers = furtherNumbers(seen, person)
  if (changed.length === 0 && !moved && !numbers && own.length === 0) return undefined
  const { labels, stage, ...texts } = Object.fromEntries(changed.map((field) => [field, person[field]])) as Changes
  const placed = stage && { stage, board_at: inSection(stage, placeOnTop(seen.id, acting.now)) }
  const { listed: reached, ...others } = moved?.update ?? {}
  const listed = {
    ...texts,
    labels: labels && $set(labels),
    ...reached,
    ...(numbers && { numbers: $set(numbers) }),
    updated_at: acting.now.toISOString(),
  }
  return {
    claimed: [...(moved?.claimed ?? []), ...free],
    left: moved?.left,
    others: own,
    update: { ...others, ...placed, listed },
    entries: stage ? [{ type: 'stage', from: seen.stage, to: stage }] : [],
  }
}

/** The write of a row's own fields that change something; none where nothing does. */
async function ownChange(org: OrgId, contact: string, { custom }: Person, onKnown: ImportItem['on_known']) {
  if (!custom || onKnown === 'skip') return []
  const seen = await findValues(org, contact)
  const values = onKnown === 'overwrite' ? { ...seen.values, ...custom } : { ...custom, ...seen.values }
  const isChanged = Object.keys(custom).some((id) => values[id] !== seen.values[id])
  return isChanged ? [valuesPut(seen, values)] : []
}

/** Their further numbers with those of a row that are new; undefined where none is. */
function furtherNumbers({ listed }: ContactItem, { numbers = [] }: Person) {
  const fresh = numbers.filter(({ value }) => !isTheirs(listed, value))
  return fresh.length > 0 ? [...(listed.numbers ?? []), ...fresh] : undefined
}

/** Of a row's two numbers one is theirs already: what the other changes; undefined where nothing. */
function readdress(seen: ContactItem, person: Person, onKnown: ImportItem['on_known'], known: AddressItem[]) {
  const [ofRow, ofContact] = [person.addresses, seen.listed.addresses]
  const [first, second] = onKnown === 'overwrite' ? [ofRow, ofContact] : [ofContact, ofRow]
  const addresses = { ...second, ...first }
  if (areSame(addresses, seen.listed.addresses)) return undefined
  const further = { numbers: seen.listed.numbers }
  const moved = movedTo(seen, addresses, further)
  const claimed = known.filter(({ address }) => moved.claimed.some((one) => isSameAddress(one, address)))
  return { ...moved, update: readdressed(seen, addresses, further, claimed) }
}
