import { follow } from '../../platform/table/follow.ts'
import { countContacts } from './count-contacts.ts'
import { latestContact } from './door.ts'
import { Contact } from './entity.ts'
import { indexContacts } from './index-contacts.ts'

export const follows = {
  count_contacts: follow({ on: [Contact], do: countContacts }),
  index_words: follow({ on: [Contact], do: indexContacts, latest: latestContact }),
}
