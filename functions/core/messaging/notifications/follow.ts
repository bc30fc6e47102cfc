import { Contact } from '../../customers/contacts/entity.ts'
import { HistoryEntry } from '../../customers/history/entity.ts'
import { Task } from '../../customers/tasks/entity.ts'
import { Notice } from '../../people/notifications/entity.ts'
import { isSharedInbox } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { findDevices } from '../../people/push-devices/door.ts'
import { Handover } from '../../people/team/entity.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'
import { Message } from '../messages/entity.ts'
import { Scheduled } from '../scheduled/entity.ts'
import { newsOf } from './news-of.ts'
import type { WaitingPush } from './send-notification-push.ts'

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
  /** Each device is a job of its own: the vendor of one keeps no other waiting. */
  push_news: follow({
    on: [Notice],
    when: ({ before }) => before === undefined,
    do: async (org, changes) => {
      const works = changes.map(async ({ after }) => {
        if (!after) return []
        const { inbox, id } = after
        const devices = await findDevices(org, isSharedInbox(inbox) ? undefined : inbox)
        return devices.map((device): { body: WaitingPush & { org: string } } => ({
          body: { org, inbox, id, user: device.user, device: device.id },
        }))
      })
      await enqueueAll('push-notifications', (await Promise.all(works)).flat())
    },
  }),
}
