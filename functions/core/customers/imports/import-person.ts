import { $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { Refused } from '#contract/refusals.ts'
import type { Acting } from '../../platform/actor.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { inSection } from '../../platform/table/sections.ts'
import type { AddressItem } from '../addresses/entity.ts'
import { findAddress } from '../addresses/store.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { idOfNew, newContact } from '../contacts/new-contact.ts'
import { movedTo, readdressed } from '../contacts/readdress-contact.ts'
import { addressesOf, areSame, optOutsAt, placeOnTop } from '../contacts/rules.ts'
import { type ContactUpdate, changeContact, findContact, putContact } from '../contacts/store.ts'
import { withLongTexts } from '../long-texts/store.ts'
import type { ImportItem } from './entity.ts'
import { CHANGEABLE, type Person } from './read-person.ts'

type Changes = Omit<Person, 'addresses'>
type Outcome = { made: string } | 'updated' | 'skipped' | { refused: Record<string, Refused> }

/**
 * Brings somebody in: makes a contact, or does to the one who has the number what the import says. Repeated after a
 * break, who was made before counts as made.
 */
export async function importPerson(acting: Acting, run: ImportItem, person: Person): Promise<Outcome> {
  const addresses = addressesOf(person)
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
    const found = first ? await findContact(acting.org, first, true) : undefined
    const [holder] = found ? await withLongTexts(acting.org, [found]) : []
    // Deleted since: what was opted out of there is known only now.
    if (first && !holder) return false
    if (!holder) {
      const id = idOfNew(acting.org, addresses, known, acting.now)
      outcome = { made: id }
      const { stage, ...listed } = person
      const contact = { org: acting.org, id, listed, stage, import: run.id, created_at: acting.now.toISOString() }
      return putContact(newContact({ ...contact, opted_out: optOutsAt(known) }, acting.now))
    }
    if (holder.import === run.id) outcome = { made: holder.id }
    else if (!run.sees_everything && holder.assignee && holder.assignee !== run.by)
      outcome = { refused: { phone: { key: 'number_taken' } } }
    else {
      const change = changeOf(acting, holder, person, run.on_known, known)
      outcome = change ? 'updated' : 'skipped'
      return change ? changeContact(acting, holder, change) : true
    }
    return true
  })
  return outcome
}

/** What a row changes of who is known; undefined where nothing. `known`: what is of its addresses. */
function changeOf(
  acting: Acting,
  seen: ContactItem,
  person: Person,
  onKnown: ImportItem['on_known'],
  known: AddressItem[],
): ContactUpdate | undefined {
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
  if (changed.length === 0 && !moved) return undefined
  const { labels, stage, ...texts } = Object.fromEntries(changed.map((field) => [field, person[field]])) as Changes
  const placed = stage && { stage, board_at: inSection(stage, placeOnTop(seen.id, acting.now)) }
  const { addresses, ...others } = moved?.update ?? {}
  const listed = { ...texts, labels: labels && $set(labels), addresses, updated_at: acting.now.toISOString() }
  return {
    ...moved,
    update: { ...others, ...placed, listed },
    entries: stage ? [{ type: 'stage', from: seen.stage, to: stage }] : [],
  }
}

/** Of a row's two numbers one is theirs already: what the other changes; undefined where nothing. */
function readdress(seen: ContactItem, person: Person, onKnown: ImportItem['on_known'], known: AddressItem[]) {
  const [ofRow, ofContact] = [person.addresses, seen.listed.addresses]
  const [first, second] = onKnown === 'overwrite' ? [ofRow, ofContact] : [ofContact, ofRow]
  const addresses = { ...second, ...first }
  if (areSame(addresses, seen.listed.addresses)) return undefined
  const moved = movedTo(seen, addresses)
  const claimed = known.filter(({ address }) => moved.claimed.includes(address))
  return { ...moved, update: readdressed(seen, addresses, claimed) }
}
