import { addContact } from '../../functions/core/customers/contacts/add-contact.ts'
import { newContact } from '../../functions/core/customers/contacts/new-contact.ts'
import { listGroups } from '../../functions/core/customers/groups/list-groups.ts'
import { putGroup } from '../../functions/core/customers/groups/store.ts'
import { eachAtOnce } from '../../functions/core/platform/each-at-once.ts'
import { newId } from '../../functions/core/platform/table/ids.ts'
import { manager } from './dealership.ts'
import { type Figure, median, percentile, timed } from './measure.ts'

const GROUPS = 100
const PEOPLE = 1_000
const CALLS = 30
const MOST_MS = 300

/** The list of groups where a dealership has as many made by hand as it may, each as large as it may be. */
export async function measureGroups(): Promise<Figure[]> {
  const ctx = manager()
  const { org, now } = ctx
  const contact_ids = Array.from({ length: PEOPLE }, () => newId(now))
  await eachAtOnce(contact_ids.entries(), 16, async ([n, id]) => {
    const listed = { first_name: `Person ${n}`, addresses: { phone: `+1628${5_000_000 + n}` } }
    await addContact(newContact({ org, id, listed, created_at: now.toISOString() }, now))
  })
  const by = { user_id: ctx.caller.id, user_name: ctx.caller.name, created_at: now.toISOString() }
  for (let n = 0; n < GROUPS; n++) await putGroup({ org, id: newId(now), name: `Group ${n}`, contact_ids, ...by })
  const agent = { ...ctx, caller: { ...ctx.caller, role: 'agent' as const } }
  return [await figureOf(ctx, 'a manager'), await figureOf(agent, 'an agent')]
}

async function figureOf(ctx: ReturnType<typeof manager>, reader: string): Promise<Figure> {
  const times: number[] = []
  let bytes = 0
  for (let n = 0; n < CALLS; n++)
    times.push(
      await timed(async () => {
        bytes = JSON.stringify(await listGroups(ctx)).length
      }),
    )
  const slow = percentile(times, 0.95)
  return {
    measure: `list of ${GROUPS} groups made by hand, ${PEOPLE} people each, ${reader}`,
    floor: '—',
    ours: `median ${Math.round(median(times))} ms, 95th percentile ${Math.round(slow)} ms; ${Math.round(bytes / 1000)} kB`,
    reach: `≤ ${MOST_MS} ms`,
    isReached: slow <= MOST_MS,
  }
}
