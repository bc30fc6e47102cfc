import { publishToAll } from '../../people/live/publish-pointers.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import { follow } from '../../platform/table/follow.ts'
import { Template } from './entity.ts'

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
    do: (org) => publishToAll(org, 'templates'),
    isBestEffort: true,
  }),
}
