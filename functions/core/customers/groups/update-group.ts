import type { GroupChanges } from '#contract/customers/groups.ts'
import { maySee, unasked } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findContacts } from '../contacts/door.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { checkFilters } from '../search/check-filters.ts'
import { findListed } from './door.ts'
import type { GroupItem } from './entity.ts'
import { findOwnGroup } from './find-own-group.ts'
import { getGroup } from './get-group.ts'
import { replaceGroup } from './store.ts'

/** Each is looked at whenever the group is counted; whoever means more names them by conditions. */
const MOST_IN_LIST = 1000

type Input = GroupChanges & { id: string }

/** Changes a group's name, or who is in it: conditions take a list's place and the other way round. */
export async function updateGroup(ctx: Ctx, { id, ...asked }: Input) {
  const input = { ...asked, conditions: asked.conditions && (await checkFilters(ctx.org, asked.conditions)) }
  await retryOnConflict(async () => {
    const known = await findOwnGroup(ctx, id)
    const name = input.name ?? known.name
    return replaceGroup(known, { name, ...(await peopleOf(ctx, known, input)) })
  })
  return { group: await getGroup(ctx, await findOwnGroup(ctx, id)) }
}

/** Returns the group's members after the change. Those whom the caller may not see stay in a list. */
async function peopleOf(ctx: Ctx, known: GroupItem, input: Omit<Input, 'id'>) {
  const { conditions, contact_ids, add_contact_ids = [], remove_contact_ids = [] } = input
  if (conditions) return { conditions, contact_ids: undefined }
  const listed = known.conditions ? [] : await findListed(known)
  const isChanged = contact_ids || (!known.conditions && add_contact_ids.length + remove_contact_ids.length > 0)
  if (!isChanged) return known.conditions ? {} : { contact_ids: listed }
  // Who was deleted leaves the list.
  const [there, added] = await Promise.all([
    findContacts(unasked(ctx), listed, true),
    findContacts(ctx, [...(contact_ids ?? []), ...add_contact_ids]),
  ])
  const isShown = ({ assignee }: ContactItem) => maySee(ctx.caller, assignee)
  const hidden = there.filter((contact) => !isShown(contact))
  const isRemoved = new Set(remove_contact_ids)
  const wanted = [...(contact_ids ? [] : there.filter(isShown)), ...added].filter(({ id }) => !isRemoved.has(id))
  const ids = [...new Set([...hidden, ...wanted].map(({ id }) => id))]
  if (ids.length > MOST_IN_LIST) throw new AppError('group_full', { most: MOST_IN_LIST })
  return { conditions: undefined, contact_ids: ids }
}
