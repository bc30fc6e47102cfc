import { follow } from '../../platform/changes/follow.ts'
import { indexTexts } from '../text-words/index-texts.ts'
import { Note } from './entity.ts'

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
}
