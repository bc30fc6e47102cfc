import type { OrgId } from '../../platform/ctx.ts'
import { listTeam } from './door.ts'
import type { UserItem } from './entity.ts'

/** Users change rarely, and every list of contacts names them. */
const CACHE_MS = 60_000

export type Colleagues = Map<string, UserItem | undefined>
const cache = new Map<OrgId, { people: Colleagues; until: number }>()

/** The users with these ids, at most a minute old; undefined for those who have left. */
export async function findColleagues(org: OrgId, ids: readonly string[]): Promise<Colleagues> {
  if (ids.length === 0) return new Map()
  const known = cache.get(org)
  if (known && known.until > Date.now() && ids.every((id) => known.people.has(id))) return known.people
  const people: Colleagues = new Map(ids.map((id) => [id, undefined]))
  for (const user of await listTeam(org)) people.set(user.id, user)
  cache.set(org, { people, until: Date.now() + CACHE_MS })
  return people
}
