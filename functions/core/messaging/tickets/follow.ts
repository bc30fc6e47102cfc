import { Contact } from '../../customers/contacts/entity.ts'
import { follow } from '../../platform/table/follow.ts'
import { isOfTicket, recordTickets } from './record-tickets.ts'

export const follows = {
  record_tickets: follow({ on: [Contact], when: isOfTicket, do: recordTickets }),
}
