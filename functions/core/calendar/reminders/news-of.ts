import type { News } from '../../people/notifications/news-moment.ts'
import type { ReminderItem } from './entity.ts'

/** What tells this inbox that a reminder is due; `contact` where its readers may see it. */
export const newsOf = (
  { id, told_at = '' }: Pick<ReminderItem, 'id' | 'told_at'>,
  inbox: string,
  contact?: string,
): News => ({ inbox, kind: 'reminder_due', about: id, contact, at: new Date(told_at) })
