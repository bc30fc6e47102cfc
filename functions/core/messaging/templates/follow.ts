import { publishToAll } from '../../people/live/publish-pointers.ts'
import type { News } from '../../people/notifications/news-moment.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { Template } from './entity.ts'
import { GONE } from './rules.ts'
import { isSendable } from './sendable-template.ts'

/** An approved template that WhatsApp delivers no longer, or again. One that left Twilio went by somebody's hand. */
function newsOf({ before, after }: Pick<Change<typeof Template>, 'before' | 'after'>): News[] {
  if (!before?.synced_at || !after?.synced_at || isSendable(before) === isSendable(after)) return []
  if ([before, after].some((one) => one.twilio_status === GONE)) return []
  const { id, name, twilio_status = '' } = after
  const news = { inbox: INBOXES.managers, about: id, at: new Date(after.synced_at) }
  if (isSendable(before)) return [{ ...news, kind: 'template_stopped', detail: `${twilio_status} ${name}` }]
  return before.status === 'APPROVED' ? [{ ...news, kind: 'template_back', detail: name }] : []
}

export const follows = {
  remove_headers: follow({
    on: [Template],
    when: ({ before, after }) =>
      before?.header_media_url !== undefined && before.header_media_url !== after?.header_media_url,
    do: (org, changes) =>
      enqueueAll(
        'remove-left',
        changes.map(({ before }) => ({ body: { org, template: before?.id, header: before?.header_media_url } })),
      ),
  }),
  note_stopped_templates: follow({
    on: [Template],
    when: (change) => newsOf(change).length > 0,
    do: (org, changes) => recordNews(org, changes.flatMap(newsOf)),
  }),
  tell_templates: follow({
    on: [Template],
    when: ({ before, after }) => before?.updated_at !== after?.updated_at || before?.synced_at !== after?.synced_at,
    do: (org) => publishToAll(org, 'templates'),
    isBestEffort: true,
  }),
}
