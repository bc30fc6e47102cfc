import { follow } from '../../platform/table/follow.ts'
import { latestContact } from '../contacts/door.ts'
import { Contact } from '../contacts/entity.ts'
import { indexContacts } from './index-contacts.ts'

export const follows = {
  index_words: follow({ on: [Contact], do: indexContacts, latest: latestContact }),
}
