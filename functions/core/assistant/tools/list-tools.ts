import { addLabel } from './add-label.ts'
import { addNote } from './add-note.ts'
import { bookSlot } from './book-slot.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { findSlots } from './find-slots.ts'
import { getDealership } from './get-dealership.ts'
import { getVehicle } from './get-vehicle.ts'
import { handOver } from './hand-over.ts'
import { moveAppointment } from './move-appointment.ts'
import { searchVehicles } from './search-vehicles.ts'
import type { AssistantTool } from './tool-of.ts'
import { updateContact } from './update-contact.ts'
import { updateStage } from './update-stage.ts'

/** Whatever the model may do beside replying. */
export const TOOLS: readonly AssistantTool[] = [
  searchVehicles,
  getVehicle,
  getDealership,
  findSlots,
  bookSlot,
  moveAppointment,
  cancelAppointment,
  updateContact,
  updateStage,
  addLabel,
  addNote,
  handOver,
]
