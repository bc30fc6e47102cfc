import { publishPointers } from '../people/live/publish-pointers.ts'
import { channelOfAll } from '../people/live/rules.ts'
import { enqueueAll } from '../platform/aws/queues.ts'
import { type Change, follow } from '../platform/changes/follow.ts'
import { countContacts } from './contacts/count-contacts.ts'
import { Contact } from './contacts/entity.ts'
import { indexContacts } from './contacts/index-contacts.ts'
import { latestContact } from './contacts/store.ts'
import { Import } from './imports/entity.ts'
import { Labels } from './labels/entity.ts'
import { Pipeline } from './stages/entity.ts'
import { Task } from './tasks/entity.ts'

const NOTHING = { contact_id: null, conversation_id: null, type: null }
const STAGES = { changed: 'stages', ...NOTHING } as const
const LABELS = { changed: 'labels', ...NOTHING } as const

/** The stages that were removed by this change. */
const removedBy = ({ before, after }: Change<typeof Pipeline>) =>
  (after?.leaving ?? []).filter(({ id }) => !before?.leaving.some((one) => one.id === id))

/** The labels whose names were given up by this change. */
const givenUpBy = ({ before, after }: Change<typeof Labels>) =>
  (after?.leaving ?? []).filter(({ name }) => !before?.leaving.some((one) => one.name === name))

export const follows = {
  count_contacts: follow({ on: [Contact], do: countContacts }),
  index_words: follow({ on: [Contact], do: indexContacts, latest: latestContact }),
  start_import: follow({
    on: [Import],
    when: ({ before, after }) =>
      after !== undefined && after.status !== before?.status && ['running', 'undone'].includes(after.status),
    do: (org, changes) =>
      enqueueAll(
        'import-contacts',
        changes.map(({ after }) => ({ body: { org, id: after?.id, undo: after?.status === 'undone' } })),
      ),
  }),
  start_task: follow({
    on: [Task],
    when: ({ before, after }) => before === undefined && after?.status === 'waiting',
    do: (org, changes) =>
      enqueueAll(
        'run-tasks',
        changes.map(({ after }) => ({ body: { org, task: after?.id } })),
      ),
  }),
  move_people: follow({
    on: [Pipeline],
    do: (org, changes) =>
      enqueueAll(
        'move-people',
        changes.flatMap(removedBy).map(({ id }) => ({ body: { org, stage: id } })),
      ),
  }),
  rename_labels: follow({
    on: [Labels],
    do: (org, changes) =>
      enqueueAll(
        'rename-labels',
        changes.flatMap(givenUpBy).map(({ name }) => ({ body: { org, name } })),
      ),
  }),
  tell_labels: follow({
    on: [Labels],
    do: (org) => publishPointers(org, new Map([[channelOfAll(org), [LABELS]]])),
    isBestEffort: true,
  }),
  tell_stages: follow({
    on: [Pipeline],
    do: (org) => publishPointers(org, new Map([[channelOfAll(org), [STAGES]]])),
    isBestEffort: true,
  }),
}
