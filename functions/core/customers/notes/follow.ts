import { recordNews } from '../../people/notifications/record-news.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { toSecond } from '../../platform/to-second.ts'
import { Mention } from '../mentions/entity.ts'
import { indexTexts } from '../text-words/index-texts.ts'
import { Note } from './entity.ts'
import { updateReaders } from './update-readers.ts'

type NoteChange = Change<typeof Note>

export const follows = {
  index_notes: follow({
    on: [Note],
    when: ({ before, after }) => after !== undefined && after.content !== before?.content,
    do: (org, changes) =>
      indexTexts(
        org,
        'n',
        changes.flatMap(({ after }) =>
          after ? [{ contact: after.contact, at: new Date(after.created_at), text: after.content }] : [],
        ),
      ),
  }),
  keep_readers: follow({ on: [Mention], do: updateReaders }),
  tell_mentioned: follow({ on: [Note], when: (change) => mentionedBy(change).length > 0, do: tellMentioned }),
}

/** Whom a note mentions from now on. */
const mentionedBy = ({ before, after }: NoteChange) =>
  before === undefined && after?.is_told ? [] : (after?.mentions ?? []).filter((id) => !before?.mentions?.includes(id))

async function tellMentioned(org: OrgId, changes: NoteChange[]) {
  await recordNews(
    org,
    changes.flatMap((change) => {
      const { after, at } = change
      if (!after) return []
      const told = { kind: 'mentioned' as const, about: after.id, contact: after.contact, at: toSecond(at) }
      return mentionedBy(change).map((inbox) => ({ ...told, inbox }))
    }),
  )
}
