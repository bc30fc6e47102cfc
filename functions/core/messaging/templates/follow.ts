import { publishPointers } from '../../people/live/publish-pointers.ts'
import { channelOfAll } from '../../people/live/rules.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'
import { Template } from './entity.ts'

const TEMPLATES = { changed: 'templates', contact_id: null, conversation_id: null, type: null } as const

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
  tell_templates: follow({
    on: [Template],
    when: ({ before, after }) => before?.updated_at !== after?.updated_at || before?.synced_at !== after?.synced_at,
    do: (org) => publishPointers(org, new Map([[channelOfAll(org), [TEMPLATES]]])),
    isBestEffort: true,
  }),
}
