import { may } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import type { UnreadLeadItem } from './entity.ts'
import { countUnreadLeads, listUnreadLeads } from './store.ts'

const LIST = 'unread leads'

/** A page of what could not be read, newest first; none for whom their role keeps from seeing every contact. */
export async function listUnread(ctx: Ctx, { cursor }: { cursor?: string } = {}) {
  if (!may(ctx.caller, 'see_all')) return { data: [], cursor: null }
  const before = cursor === undefined ? undefined : openCursor(ctx, LIST, cursor)
  const { leads, place } = await listUnreadLeads(ctx.org, before)
  return { data: leads.map(presentUnread), cursor: place ? sealCursor(ctx, LIST, place) : null }
}

/** How many there are, up to a hundred. */
export const countUnread = async ({ org, caller }: Ctx) => ({
  count: may(caller, 'see_all') ? await countUnreadLeads(org) : 0,
})

const presentUnread = ({ id, at, way, from, subject, text, problem, name, phone, email }: UnreadLeadItem) => ({
  id,
  at,
  way,
  text,
  problem,
  from: from ?? null,
  subject: subject ?? null,
  found: { name: name ?? '', phone: phone ?? '', email: email ?? '' },
})
