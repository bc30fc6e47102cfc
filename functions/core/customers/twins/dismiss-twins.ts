import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { getVisibleContact } from '../contacts/get-contact.ts'
import { pairOf, putNoTwins } from './store.ts'

/** Two contacts are not one person: from now on nobody is shown them as such, until somebody merges them. */
export async function dismissTwins(ctx: Ctx, { ids }: { ids: string[] }): Promise<void> {
  const found = await Promise.all(ids.map((id) => getVisibleContact(ctx, id)))
  const [one, other] = found.map(({ id }) => id)
  if (one === undefined || other === undefined || one === other) throw refusedFields({ ids: { key: 'merge_same' } })
  await putNoTwins(ctx, pairOf(one, other))
}
