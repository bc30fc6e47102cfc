import { follow } from '../../platform/table/follow.ts'
import { countContacts } from './count-contacts.ts'
import { Contact } from './entity.ts'

export const follows = {
  count_contacts: follow({ on: [Contact], do: countContacts }),
}
