import type { Work } from '../../platform/ctx.ts'
import { keptUntil } from '../audit/log-retention.ts'
import { INBOXES } from '../notifications/notice-inboxes.ts'
import { recordNews } from '../notifications/record-news.ts'
import { attachLog } from './attach-log.ts'
import { believed, daySealOf } from './rules.ts'
import { addDay, findHead, listDays } from './store.ts'
import { verifyLog } from './verify-log.ts'

/** Lays what is not laid yet, checks the whole log, and seals the day; managers are told of what was not broken before. */
export async function checkLog({ org, now }: Pick<Work, 'org' | 'now'>): Promise<void> {
  await attachLog({ org, now })
  const { broken } = await verifyLog({ org, now })
  const day = now.toISOString().slice(0, 10)
  const known = (await listDays(org)).at(-1)?.broken ?? 0
  if (broken.length > known)
    await recordNews(org, [{ inbox: INBOXES.managers, kind: 'audit_broken', about: day, at: new Date(day) }])

  const head = await findHead(org)
  if (!head) return
  const { place, id, hash } = believed(head)
  if (id === undefined || hash === undefined) return
  const end = { org, day, place, id, hash, broken: broken.length }
  await addDay({ ...end, seal: daySealOf(end), ttl: keptUntil(now) })
}
