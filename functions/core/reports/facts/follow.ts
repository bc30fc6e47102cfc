import { latestAppointment } from '../../calendar/appointments/door.ts'
import { Appointment } from '../../calendar/appointments/entity.ts'
import { latestCall } from '../../calls/calls/door.ts'
import { Call } from '../../calls/calls/entity.ts'
import { latestContact } from '../../customers/contacts/door.ts'
import { Contact } from '../../customers/contacts/entity.ts'
import { HistoryEntry } from '../../customers/history/entity.ts'
import { latestDeal } from '../../messaging/deals/door.ts'
import { Deal } from '../../messaging/deals/entity.ts'
import { latestMessage } from '../../messaging/messages/door.ts'
import { Message } from '../../messaging/messages/entity.ts'
import { follow } from '../../platform/table/follow.ts'
import { Vehicle } from '../../stock/vehicles/entity.ts'
import { isOfNote, recordAppointments } from './record-appointments.ts'
import { isOver, recordCalls } from './record-calls.ts'
import { recordContacts, tellsOfContact } from './record-contacts.ts'
import { isOutcome, recordDeals } from './record-deals.ts'
import { isCounted, recordMessages } from './record-messages.ts'
import { isSale, recordSales } from './record-sales.ts'
import { isFinal, recordStages } from './record-stages.ts'

/** What becomes a fact for reports. What a later change tells otherwise is read anew when an older one is replayed. */
export const follows = {
  record_messages: follow({ on: [Message], when: isCounted, do: recordMessages, latest: latestMessage }),
  record_leads: follow({ on: [Contact], when: tellsOfContact, do: recordContacts, latest: latestContact }),
  record_stages: follow({ on: [HistoryEntry], when: isFinal, do: recordStages }),
  record_deals: follow({ on: [Deal], when: isOutcome, do: recordDeals, latest: latestDeal }),
  record_appointments: follow({ on: [Appointment], when: isOfNote, do: recordAppointments, latest: latestAppointment }),
  record_calls: follow({ on: [Call], when: isOver, do: recordCalls, latest: latestCall }),
  record_sales: follow({ on: [Vehicle], when: isSale, do: recordSales }),
}
