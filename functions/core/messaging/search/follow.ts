import { indexTexts } from '../../customers/text-words/index-texts.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { Message } from '../messages/entity.ts'
import { wordsOf } from '../messages/words-of.ts'

type MessageChange = Change<typeof Message>

export const follows = {
  index_messages: follow({
    on: [Message],
    when: saysMore,
    do: (org, changes) =>
      indexTexts(
        org,
        'm',
        changes.flatMap(({ after }) =>
          after ? [{ contact: after.contact, at: momentOf(after.id), text: wordsOf(after) }] : [],
        ),
      ),
  }),
}

/** A new message, one whose sound was written out, or one that is another contact's now. */
function saysMore({ before, after }: MessageChange): boolean {
  return after !== undefined && (!before || wordsOf(before) !== wordsOf(after) || after.moved !== undefined)
}
