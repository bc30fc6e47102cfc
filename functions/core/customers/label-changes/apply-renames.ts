import { $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { unasked } from '../../platform/access.ts'
import type { Acting } from '../../platform/actor.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Work } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { changeContact } from '../contacts/change-contact.ts'
import { findContact } from '../contacts/door.ts'
import { listPeople, type Person } from '../contacts/list-people.ts'
import { renameInGroups } from '../groups/door.ts'
import { findGivenUp, freeName, readLabelNames } from '../labels/door.ts'
import { renameInViews } from '../views/door.ts'

/** Entries of the index read by one message, and at once; of those that bear the label eight are changed at once. */
const PAGES_A_MESSAGE = 20
const PAGE = 500
const AT_ONCE = 8
/** A label that was checked before it was renamed is written, and stands in the index, long before. */
const LAST_LOOK_SECONDS = 60

interface Left {
  /** The name that was given up. */
  name: string
  /** Behind which people are still to be looked at. */
  place?: string
  isLastLook?: boolean
}

/**
 * Gives everybody who bears a label that was renamed its new name, and takes one that was removed off, message by
 * message; once nobody is left the name is free.
 */
export async function applyRenames(work: Work, { name, place, isLastLook = false }: Left): Promise<void> {
  const { org } = work
  const leaving = await findGivenUp(org, name)
  if (!leaving) return
  const acting = { ...work, caller: leaving.by }
  let from = place
  for (let page = 0; page < PAGES_A_MESSAGE; page++) {
    const { people, place: next } = await listPeople(work, { isReversed: true }, from, PAGE)
    await relabel(acting, name, people)
    from = next
    if (from !== undefined) continue
    if (leaving.to !== undefined) {
      await renameInGroups(org, name, leaving.to)
      await renameInViews(org, name, leaving.to)
    }
    if (!isLastLook)
      return enqueue('rename-labels', { org, name, isLastLook: true }, { delaySeconds: LAST_LOOK_SECONDS })
    return freeName(org, name)
  }
  return enqueue('rename-labels', { org, name, place: from, isLastLook })
}

async function relabel(acting: Acting, name: string, people: Person[]): Promise<void> {
  const bearers = people.filter(({ listed }) => listed.labels.includes(name))
  await eachAtOnce(bearers, AT_ONCE, ({ id }) => relabelOne(acting, id, name))
}

const relabelOne = (acting: Acting, id: string, name: string) =>
  retryOnConflict(async () => {
    const [seen, names] = await Promise.all([findContact(unasked(acting), id, true), readLabelNames(acting.org)])
    if (!seen?.listed.labels.includes(name)) return true
    // Nobody did anything about the person: their card keeps its color.
    const current = names.current(seen.listed.labels)
    return changeContact(acting, seen, { update: { listed: { labels: $set(current) } } })
  })
