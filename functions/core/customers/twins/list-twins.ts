import { addressKey } from '#contract/customers/channels/address-key.ts'
import type { TWIN_REASONS } from '#contract/customers/merge-facts.ts'
import { foldText } from '#contract/fold-text.ts'
import { unasked } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findAgentsOf } from '../contacts/find-agents-of.ts'
import { listPeople, type Person } from '../contacts/list-people.ts'
import { presentListed } from '../contacts/present-contact.ts'
import { claimsOf } from '../contacts/reachable-addresses.ts'
import { listNoTwins, nameOfPair, pairOf } from './store.ts'

/** Entries of the index read at once, at some 400 bytes each. */
const PER_PAGE = 1_000
/** More than a manager looks through at once: those who are merged make room for others. */
const MOST_PAIRS = 100

type Reason = (typeof TWIN_REASONS)[number]

/**
 * Contacts that may be one person: they share a number, an e-mail address, or a name and the vehicle that they want. Reads
 * the list of people once, without their items, half a unit per 4 kB. Whom somebody said to be two is left out.
 */
export async function listTwins(ctx: Ctx) {
  const { org } = ctx
  const known = new Map<string, Person>()
  const reasons = new Map<string, Set<Reason>>()
  const paired = new Map<string, Person>()
  const dismissed = await listNoTwins(org)
  let place: string | undefined
  do {
    const page = await listPeople(unasked(ctx), {}, place, PER_PAGE)
    for (const person of page.people)
      for (const [reason, key] of keysOf(person)) {
        const other = known.get(`${reason} ${key}`)
        if (!other) known.set(`${reason} ${key}`, person)
        else if (other.id !== person.id) {
          const pair = nameOfPair(pairOf(other.id, person.id))
          if (dismissed.has(pair)) continue
          reasons.set(pair, (reasons.get(pair) ?? new Set()).add(reason))
          for (const one of [other, person]) paired.set(one.id, one)
        }
      }
    place = page.place
  } while (place !== undefined)

  return presentPairs(org, [...reasons], paired)
}

async function presentPairs(org: Ctx['org'], all: [string, Set<Reason>][], people: Map<string, Person>) {
  const pairs = all.slice(0, MOST_PAIRS).map(([pair, reasons]) => ({
    people: pair.split(' ').flatMap((id) => people.get(id) ?? []),
    reasons: [...reasons],
  }))
  const agents = await findAgentsOf(
    org,
    pairs.flatMap((pair) => pair.people),
  )
  const data = pairs.map((pair) => ({
    contacts: pair.people.map((person) => presentListed(person, agents)),
    reasons: pair.reasons,
  }))
  return { data, cut: all.length > MOST_PAIRS }
}

/** By what somebody may be known twice. */
function keysOf({ listed }: Person): [Reason, string][] {
  const name = foldText(`${listed.first_name} ${listed.last_name}`).trim()
  const vehicle = listed.vehicle?.id ?? foldText(listed.looking_for ?? '').trim()
  return [
    ...claimsOf(listed).map((address): [Reason, string] => ['number', addressKey(address)]),
    ...(listed.email ? [['email', listed.email.trim().toLowerCase()] as [Reason, string]] : []),
    ...(listed.first_name && listed.last_name && vehicle ? [['name', `${name} ${vehicle}`] as [Reason, string]] : []),
  ]
}
