import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { vehicleOf } from '../contacts/asked-vehicle.ts'
import { findContacts } from '../contacts/door.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { type Counted, countPeople } from '../search/count-people.ts'
import { findPeople } from '../search/find-people.ts'
import { asksMoreThanListed, fits, makeOf } from '../search/fits-query.ts'
import { listStages } from '../stages/list-stages.ts'
import { NAMES } from './texts.ts'

/** The newest of them say which makes are asked about, and are looked at one by one where nobody else is. */
const MOST_LOOKED_AT = 500
const MAKES = 8
const SILENT_DAYS = [30, 90]

interface Proposal {
  by: 'stage' | 'make' | 'channel' | 'silent'
  name: string
  conditions: ContactQuery
}

/** Groups that could be made of the contacts that the caller may see: none without anybody in it. */
export async function listProposals(ctx: Ctx) {
  const names = NAMES[ctx.caller.language]
  const [{ data: stages }, newest] = await Promise.all([listStages(ctx), findNewest(ctx)])
  const makes = makesOf(newest.contacts)
  const proposals: Proposal[] = [
    ...stages.map(({ id, name }) => ({ by: 'stage' as const, name, conditions: { stage: id } })),
    ...makes.map((make) => ({ by: 'make' as const, name: names.make(make), conditions: { make } })),
    ...ALL_CHANNELS.map((channel) => {
      const name = names.channel(CHANNELS[channel].name)
      return { by: 'channel' as const, name, conditions: { channel } }
    }),
    ...SILENT_DAYS.map((silent) => ({ by: 'silent' as const, name: names.silent(silent), conditions: { silent } })),
  ]
  const counted = await Promise.all(
    proposals.map(async (proposal) => ({ ...proposal, ...(await countOf(ctx, newest, proposal.conditions)) })),
  )
  return { data: counted.filter(({ count }) => count !== 0) }
}

async function findNewest(ctx: Ctx) {
  const { contacts, place } = await findPeople(ctx, {}, { sort: 'created_at_desc' }, MOST_LOOKED_AT)
  const ids = contacts.map(({ id }) => id)
  return { contacts: await findContacts(ctx, ids), areAll: place === undefined }
}
type Newest = Awaited<ReturnType<typeof findNewest>>

/** Null where more contacts would have to be looked at than anybody waits for. */
async function countOf(ctx: Ctx, { contacts, areAll }: Newest, conditions: ContactQuery): Promise<Counted> {
  if (!asksMoreThanListed(conditions)) return countPeople(ctx, conditions)
  const count = contacts.filter((contact) => fits(contact, conditions, ctx.now, undefined)).length
  return { count: areAll ? count : null, count_from: count }
}

/** The makes that most of these contacts asked about. */
function makesOf(contacts: ContactItem[]): string[] {
  const makes = contacts.map((contact) => makeOf(vehicleOf(contact)?.title ?? '')).filter((make) => make !== '')
  const asked = [...Map.groupBy(makes, (make) => make)].toSorted(([, a], [, b]) => b.length - a.length)
  return asked.slice(0, MAKES).map(([make]) => make)
}
