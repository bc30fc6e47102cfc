import { latestContact } from '../../customers/contacts/door.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { follow } from '../../platform/table/follow.ts'
import { updateUnread } from './update-unread.ts'
import { updateUnreplied } from './update-unreplied.ts'

export const follows = {
  keep_unread: follow({ on: [Contact], do: updateUnread, latest: latestContact }),
  keep_unreplied: follow({ on: [Contact], do: updateUnreplied }),
}
