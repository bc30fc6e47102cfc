import { addLabel } from './add-label.ts'
import { addNote } from './add-note.ts'
import { bookSlot } from './book-slot.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { findSlots } from './find-slots.ts'
import { getAppointment } from './get-appointment.ts'
import { getDealership } from './get-dealership.ts'
import { getVehicle } from './get-vehicle.ts'
import { handOver } from './hand-over.ts'
import { moveAppointment } from './move-appointment.ts'
import type { OpenTurn } from './open-turn.ts'
import { searchVehicles } from './search-vehicles.ts'
import type { AssistantTool } from './tool-of.ts'
import { updateContact } from './update-contact.ts'
import { updateStage } from './update-stage.ts'

/** What changes the calendar. */
const BOOKING: readonly AssistantTool[] = [bookSlot, moveAppointment, cancelAppointment]
const OTHERS: readonly AssistantTool[] = [
  searchVehicles,
  getVehicle,
  getDealership,
  findSlots,
  getAppointment,
  updateContact,
  updateStage,
  addLabel,
  addNote,
  handOver,
]

/** Whatever the model may do beside replying. A text that waits for somebody's approval books nothing. */
export const listTools = ({ isForApproval }: Pick<OpenTurn, 'isForApproval'>): readonly AssistantTool[] =>
  isForApproval ? OTHERS : [...OTHERS, ...BOOKING]
