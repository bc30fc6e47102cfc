import { sayAct, withDaysRead } from '#contract/acts.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { nameDevice } from '../../platform/describe-device.ts'
import type { AuditItem } from './entity.ts'
import { type Asked, listPage } from './store.ts'

/** Entries that are looked at at once, and by one call. */
const AT_ONCE = 200
const MOST_READ = 1_000

/**
 * What was done in the dealership, newest first. Where few entries fit, a page may be short, even empty, and its cursor
 * leads on: what one call reads is bounded.
 */
export async function listActs(
  ctx: Ctx,
  { cursor, per_page, ...asked }: Asked & { per_page: number; cursor?: string },
) {
  const list = `audit ${JSON.stringify(asked)}`
  let place = cursor === undefined ? undefined : openCursor(ctx, list, cursor)
  const found: AuditItem[] = []
  for (let read = 0; found.length < per_page && read < MOST_READ; read += AT_ONCE) {
    const page = await listPage(ctx.org, asked, place, AT_ONCE)
    found.push(...page.entries)
    place = page.place
    if (place === undefined) break
  }
  const shown = found.slice(0, per_page)
  if (shown.length < found.length) place = shown.at(-1)?.id
  return {
    data: shown.map((entry) => presentEntry(ctx, entry)),
    cursor: place ? sealCursor(ctx, list, place) : null,
  }
}

function presentEntry({ language }: Pick<Ctx, 'language'>, entry: AuditItem) {
  const { id, at, action, about, user_id, user_name, key_id, key_name = '', address, agent } = entry
  const words = entry.words as Record<string, string>
  return {
    id,
    at,
    action,
    about,
    words,
    message: sayAct(action, withDaysRead(words, language), language),
    user: { id: user_id, name: user_name },
    key: key_id === undefined ? null : { id: key_id, name: key_name },
    address,
    device: nameDevice(agent),
  }
}
