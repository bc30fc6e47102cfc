import { Contact } from '../../customers/contacts/entity.ts'
import { Note } from '../../customers/notes/entity.ts'
import { follow } from '../../platform/table/follow.ts'
import { Message } from '../messages/entity.ts'
import { Scheduled } from '../scheduled/entity.ts'
import { publishChanges } from './publish-changes.ts'

export const follows = {
  tell_conversations: follow<typeof Contact | typeof Message | typeof Note>({
    on: [Contact, Message, Note],
    do: publishChanges,
    isBestEffort: true,
  }),
  tell_scheduled: follow({ on: [Scheduled], do: publishChanges, isBestEffort: true }),
}
