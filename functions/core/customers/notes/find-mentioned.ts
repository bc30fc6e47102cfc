import { callerOf } from '../../people/accounts/caller-of.ts'
import { findColleagues } from '../../people/accounts/find-colleagues.ts'
import { maySee } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'

interface About {
  assignee?: string
}

/**
 * The colleagues whom a note mentions, each once, and those of them to whom this opens the conversation: who reads it by
 * a mention alone opens it to nobody. Throws `invalid` for who is no colleague, `mention_opens_nothing`.
 */
export async function findMentioned(
  { org, caller }: Ctx,
  { assignee }: About,
  ids: readonly string[],
  known: readonly string[] = [],
) {
  const mentions = [...new Set(ids)].filter((id) => id !== caller.id)
  const people = await findColleagues(org, mentions)
  if (mentions.some((id) => !people.get(id))) throw refusedFields({ mentions: { key: 'not_valid' } })
  const fresh = mentions.filter((id) => !known.includes(id))
  if (maySee(caller, assignee)) return { mentions, opened: fresh }
  const seesIt = (id: string) => {
    const user = people.get(id)
    return user !== undefined && maySee(callerOf(user, ''), assignee)
  }
  if (!fresh.every(seesIt)) throw new AppError('mention_opens_nothing')
  return { mentions, opened: [] }
}
