import { momentOf } from '../../platform/table/ids.ts'
import type { ContactItem } from './entity.ts'

/** The time of the customer's last message on any channel. */
export const lastHeardAt = ({ channels }: Pick<ContactItem, 'channels'>): string =>
  Object.values(channels).reduce((last, state) => {
    const at = state?.last_inbound_at ?? ''
    return at > last ? at : last
  }, '')

/** The time a contact was added, with which their sort key among people begins. */
export const createdAt = ({ people_at }: Pick<ContactItem, 'people_at'>) => momentOf(people_at).toISOString()

/** The hour of a contact's last message as a moment. */
export const heardAt = (hour: string | undefined) => (hour ? `${hour}:00:00.000Z` : null)
