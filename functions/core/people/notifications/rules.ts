import { KEPT_DAYS } from '#contract/kept-days.ts'
import { derivedId, earliestId } from '../../platform/table/ids.ts'
import type { NoticeItem } from './entity.ts'
import type { News } from './news-moment.ts'

export function noticeOf(org: string, { at, ...news }: News): NoticeItem {
  const { inbox, kind, about } = news
  const id = earliestId(at.getTime()) + derivedId('notice', inbox, kind, about).slice(-16)
  return { org, ...news, id, ttl: Math.floor(at.getTime() / 1000) + KEPT_DAYS.notifications * 86_400 }
}
