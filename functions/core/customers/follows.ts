import { follow } from '../platform/changes/follow.ts'
import { countContacts } from './contacts/count-contacts.ts'
import { Contact } from './contacts/entity.ts'
import { indexContacts } from './contacts/index-contacts.ts'
import { latestContact } from './contacts/store.ts'

export const follows = {
  count_contacts: follow({ on: [Contact], do: countContacts }),
  index_words: follow({ on: [Contact], do: indexContacts, latest: latestContact }),
}
