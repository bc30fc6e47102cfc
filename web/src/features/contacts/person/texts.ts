import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { contactTexts } from '../texts.ts'

/** The texts of one open contact. */
export const personTexts = {
  ...contactTexts,
  assigned: { en: 'Contact assigned', es: 'Contacto asignado' },
  unassigned_now: { en: 'Contact unassigned', es: 'El contacto ya no está asignado' },
  contact_changed: { en: 'Contact updated', es: 'Contacto actualizado' },
  note_deleted: { en: 'Note deleted', es: 'Nota eliminada' },
  assign_failed: { en: 'Failed to assign the contact', es: 'No se pudo asignar el contacto' },
  labels: { en: 'Labels', es: 'Etiquetas' },
  contact_not_found: {
    en: 'Contact not found, or you don’t have access to it',
    es: 'No se encontró el contacto o no tienes acceso a él',
  },
  back_to_list: { en: 'Back to contacts', es: 'Volver a los contactos' },
  close_contact: { en: 'Close contact', es: 'Cerrar contacto' },
  since: { en: 'Contact since {date}', es: 'Contacto desde el {date}' },
  mention: { en: 'Mention a colleague', es: 'Mencionar a un colega' },
  no_notes: { en: 'No notes yet', es: 'Aún no hay notas' },
  notes_failed: { en: 'Couldn’t load notes', es: 'No se pudieron cargar las notas' },
  new_note: { en: 'New note', es: 'Nota nueva' },
  note_placeholder: {
    en: 'Write a note for your team, @ mentions a colleague. Customers never see it.',
    es: 'Escribe una nota para tu equipo; @ menciona a un colega. El cliente nunca la ve.',
  },
  add_note: { en: '+ Add Note', es: '+ Agregar nota' },
  edit_note: { en: 'Edit note', es: 'Editar nota' },
  delete_note: { en: 'Delete note', es: 'Eliminar nota' },
  delete_note_question: {
    en: 'Are you sure you want to delete this note?',
    es: '¿Seguro que quieres eliminar esta nota?',
  },
  note_by: { en: 'By: {author}', es: 'Por: {author}' },
  note_edited: { en: 'edited', es: 'editada' },
  note_added: { en: '✅ Note added', es: '✅ Nota añadida exitosamente' },
  note_add_failed: { en: 'Error adding note', es: 'Error al añadir nota' },
  note_failed: { en: 'Error saving the note', es: 'Error al guardar la nota' },
  note_delete_failed: { en: 'Error deleting the note', es: 'Error al eliminar la nota' },
  source: { en: 'Came from', es: 'Llegó por' },
  added: { en: 'Added', es: 'Agregado' },
  history: { en: 'History', es: 'Historial' },
  history_stage: { en: 'Stage: {from} → {to}', es: 'Etapa: {from} → {to}' },
  history_call_in: { en: 'Called us: {duration}', es: 'Nos llamó: {duration}' },
  history_call_out: { en: 'We called: {duration}', es: 'Llamamos: {duration}' },
  history_call_missed: { en: 'Missed call', es: 'Llamada perdida' },
  history_call_unanswered: { en: 'We called, nobody answered', es: 'Llamamos y nadie contestó' },
  history_call_canceled: {
    en: 'We called and hung up while it rang',
    es: 'Llamamos y colgamos mientras sonaba',
  },
  history_assignee: { en: 'Assigned: {from} → {to}', es: 'Asignado: {from} → {to}' },
  history_joined: { en: 'Joined with another contact:', es: 'Unido con otro contacto:' },
  history_appointment_booked: { en: '{kind} booked for {when}', es: '{kind}: agendada para el {when}' },
  history_appointment_moved: { en: '{kind} moved to {when}', es: '{kind}: se movió al {when}' },
  history_appointment: { en: '{kind} on {when}: {status}', es: '{kind} del {when}: {status}' },
  history_consent: { en: 'Agreed to {what} by {channel}:', es: 'Aceptó {what} por {channel}:' },
  history_consent_back: { en: 'No longer agrees to {what} by {channel}:', es: 'Ya no acepta {what} por {channel}:' },
  history_consent_doubt: {
    en: 'May not want more messages by {channel}:',
    es: 'Quizá ya no quiera mensajes por {channel}:',
  },
  consent_all: { en: 'messages', es: 'mensajes' },
  consent_offers: { en: 'offers', es: 'ofertas' },
  consent_business: { en: 'messages about their business', es: 'mensajes sobre su trato' },
  history_import: { en: 'Imported from a file. Consent:', es: 'Importado de un archivo. Consentimiento:' },
} as const satisfies Texts

export const usePersonText = () => useText(personTexts)
