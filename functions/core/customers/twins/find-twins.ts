import { addressKey, spellingsOf } from '#contract/customers/channels/address-key.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findHolders } from '../contacts/find-address.ts'
import { listPeople, type Person } from '../contacts/list-people.ts'
import { addressesOf, isPhone, userIdsOf } from '../contacts/reachable-addresses.ts'
import { listNoTwins, listTold, nameOfPair, type Pair } from './store.ts'

/** Entries of the index, at some 400 bytes each: half a megabyte. */
const PER_PAGE = 1_000

export interface Twins {
  pair: Pair
  name: string
  /** Managers were told of them. */
  isTold: boolean
}

/**
 * Contacts that are one person: both hold a number that is written in two ways, from before these were known as one; or
 * one is known by WhatsApp's id that came beside the other's number. Reads the list of people once, without their
 * items (half a unit per 4 kB), and the claims of those few. Whom somebody said to be two is left out.
 */
export async function findTwins(org: OrgId): Promise<Twins[]> {
  const [told, dismissed] = await Promise.all([listTold(org), listNoTwins(org)])
  const pairs = new Map<string, Pair>()
  for (const [key, contacts] of await sharedBy(org)) {
    const holders = isPhone(key) ? await findHolders(org, key) : [...contacts]
    const [one, other] = holders.toSorted()
    if (one && other) pairs.set(nameOfPair([one, other]), [one, other])
  }
  return [...pairs].flatMap(([name, pair]) => (dismissed.has(name) ? [] : { pair, name, isTold: told.has(name) }))
}

/** Who has what might be another's too. */
async function sharedBy(org: OrgId): Promise<[string, Set<string>][]> {
  const known = new Map<string, Set<string>>()
  let place: string | undefined
  do {
    const page = await listPeople({ org }, {}, place, PER_PAGE)
    for (const person of page.people)
      for (const key of keysOf(person)) known.set(key, (known.get(key) ?? new Set()).add(person.id))
    place = page.place
  } while (place !== undefined)
  return [...known].filter(([, contacts]) => contacts.size > 1)
}

/** By what somebody may have a twin: most numbers are written in one way, and one contact's. */
function keysOf({ listed }: Person): string[] {
  const addresses = addressesOf(listed).filter((one) => !isPhone(one) || spellingsOf(one).length > 1)
  return [...new Set([...addresses.map(addressKey), ...userIdsOf(listed).map(({ value }) => value)])]
}
