import { linkToArchive } from '../../platform/aws/archive-files.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findArchive } from './store.ts'

const DAY_MS = 86_400_000
/** The bucket removes a file soon after (lib/stack.ts). */
const KEPT_DAYS = 7

/** Tells how far the dealership's archive is; when it is done, the addresses of its parts, for five minutes, for a week. */
export async function getArchive({ org, now }: Ctx) {
  const archive = await findArchive(org)
  const until = archive?.done_at && new Date(Date.parse(archive.done_at) + KEPT_DAYS * DAY_MS)
  if (!archive || (until && until <= now))
    return { status: 'none' as const, items: 0, parts: [], url: null, until: null }
  const items = Object.values(archive.counts).reduce<number>((sum, count = 0) => sum + count, 0)
  if (!until) return { status: 'making' as const, items, parts: [], url: null, until: null }
  const link = (name: string) => linkToArchive(org, archive.id, name)
  const parts = await Promise.all(archive.parts.map(async ({ name, size }) => ({ name, size, url: await link(name) })))
  return { status: 'done' as const, items, parts, url: await link('manifest.json'), until: until.toISOString() }
}
