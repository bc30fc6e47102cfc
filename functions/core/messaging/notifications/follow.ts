import { Contact } from '../../customers/contacts/entity.ts'
import { HistoryEntry } from '../../customers/history/entity.ts'
import { Task } from '../../customers/tasks/entity.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { Handover } from '../../people/team/entity.ts'
import { follow } from '../../platform/changes/follow.ts'
import { Message } from '../messages/entity.ts'
import { Scheduled } from '../scheduled/entity.ts'
import { newsOf } from './news-of.ts'

export const follows = {
  note_news: follow<
    typeof Contact | typeof Message | typeof HistoryEntry | typeof Task | typeof Handover | typeof Scheduled
  >({
    on: [Contact, Message, HistoryEntry, Task, Handover, Scheduled],
    when: (change) => newsOf(change) !== undefined,
    do: (org, changes) =>
      recordNews(
        org,
        changes.flatMap((change) => newsOf(change) ?? []),
      ),
  }),
}
