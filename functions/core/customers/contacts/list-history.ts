import { listTeam } from '../../people/accounts/store.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { HistoryItem } from '../history/entity.ts'
import { listEntries } from '../history/store.ts'
import { openContact } from './get-contact.ts'

const MOST_LISTED = 200

/** What happened to a contact that the caller may see, newest first. */
export async function listHistory(ctx: Ctx, { id }: { id: string }) {
  await openContact(ctx, id)
  const entries = await listEntries(ctx.org, id, MOST_LISTED)
  const names = entries.some(({ type }) => type === 'assignee') ? await namesIn(ctx) : new Map<string, string>()
  return { data: entries.map((entry) => presentEntry(entry, names)) }
}

const namesIn = async ({ org }: Ctx) =>
  new Map((await listTeam(org)).map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()]))

function presentEntry({ type, at, user_id, user_name, from, to, remark }: HistoryItem, names: Map<string, string>) {
  return {
    type,
    at,
    user: user_id ? { id: user_id, name: user_name ?? '' } : null,
    from: from ?? null,
    to: to ?? null,
    from_name: names.get(from ?? '') ?? null,
    to_name: names.get(to ?? '') ?? null,
    remark: remark ?? null,
  }
}
