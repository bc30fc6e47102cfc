import { findColleagues } from '../../people/accounts/find-colleagues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'

/** The colleagues whom a note mentions, each once; throws `invalid` for who is none. */
export async function findMentioned({ org, caller }: Ctx, ids: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(ids)].filter((id) => id !== caller.id)
  const people = await findColleagues(org, wanted)
  if (wanted.some((id) => !people.get(id))) throw refusedFields({ mentions: { key: 'not_valid' } })
  return wanted
}
