import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { chatTexts } from '../texts.ts'

/** The texts above the thread. */
const headerTexts = {
  ...chatTexts,
  details: { en: 'Contact details', es: 'Datos del contacto' },
  show_details: { en: 'Show contact details', es: 'Mostrar datos del contacto' },
  hide_details: { en: 'Hide contact details', es: 'Ocultar datos del contacto' },
  where_it_stands: { en: 'Stage and assignment', es: 'Etapa y asignación' },
  stage_completed: { en: '{stage}: completed', es: '{stage}: completada' },
  stage_question: {
    en: 'Are you sure you want to update this lead to "{label}"?',
    es: '¿Seguro que quieres actualizar este cliente a "{label}"?',
  },
  stage_failed: { en: 'Failed to update stage', es: 'No se pudo actualizar la etapa' },
  update_stage: { en: 'Update stage', es: 'Actualizar etapa' },
  change_assignment: { en: 'Change assignment', es: 'Cambiar asignación' },

  call_number: { en: 'Call {number}', es: 'Llamar al {number}' },
  copy_number: { en: 'Copy number', es: 'Copiar número' },
  actions: { en: 'Conversation actions', es: 'Acciones de la conversación' },
  archive: { en: 'Archive', es: 'Archivar' },
  reopen: { en: 'Reopen', es: 'Reabrir' },
  archive_title: { en: 'Archive conversation', es: 'Archivar conversación' },
  close_title: { en: 'Close conversation', es: 'Cerrar conversación' },
  reopen_title: { en: 'Reopen conversation', es: 'Reabrir conversación' },
  archive_question: {
    en: 'Are you sure you want to archive this conversation? You will be able to see it in the archived section.',
    es: '¿Seguro que quieres archivar esta conversación? Podrás verla en la sección de archivadas.',
  },
  close_question: {
    en: "Are you sure you want to close this conversation? You won't be able to send more messages until you reopen it.",
    es: '¿Seguro que quieres cerrar esta conversación? No podrás enviar más mensajes hasta que la reabras.',
  },
  reopen_question: {
    en: 'Are you sure you want to reopen this conversation? It will appear again in active conversations.',
    es: '¿Seguro que quieres reabrir esta conversación? Volverá a aparecer en las conversaciones activas.',
  },
  done_archived: { en: 'Conversation archived', es: 'Conversación archivada' },
  done_closed: { en: 'Conversation closed', es: 'Conversación cerrada' },
  done_active: { en: 'Conversation reopened', es: 'Conversación reabierta' },
  assigned_to: { en: 'Assigned to', es: 'Asignada a' },
  now_unassigned: { en: 'Assigned to nobody', es: 'Ya no está asignada a nadie' },
  assign_to: { en: 'Assign to {name}', es: 'Asignar a {name}' },
  assign_to_me: { en: 'Assign to me', es: 'Asignarme la conversación' },
  assign_to_nobody: { en: 'Unassign', es: 'Quitar la asignación' },
  stage_to: { en: 'Stage: {stage}', es: 'Etapa: {stage}' },
  stage_now: { en: 'Moved to {stage}', es: 'Ahora en {stage}' },
  label_on: { en: 'Label: add {label}', es: 'Etiqueta: agregar {label}' },
  label_off: { en: 'Label: remove {label}', es: 'Etiqueta: quitar {label}' },
  mark_unread: { en: 'Mark as unread', es: 'Marcar como no leída' },
  marked_unread: { en: 'Marked as unread', es: 'Marcada como no leída' },
  unread_failed: { en: 'Couldn’t mark it as unread', es: 'No se pudo marcar como no leída' },
  call: { en: 'Call {name}', es: 'Llamar a {name}' },
  taken: { en: '{name} is your lead now', es: '{name} ahora es tu cliente' },
  assign_failed: {
    en: 'Failed to assign contact. Please try again.',
    es: 'No se pudo asignar el contacto. Inténtalo de nuevo.',
  },
  ticket: { en: 'Ticket #{number}', es: 'Ticket n.º {number}' },
  labels: { en: 'Labels', es: 'Etiquetas' },
  manage_labels: { en: 'Manage labels', es: 'Administrar etiquetas' },
  save: { en: 'Save', es: 'Guardar' },
  labels_saved: { en: '✅ Labels updated', es: '✅ Etiquetas actualizadas' },
  labels_failed: { en: 'Error saving labels', es: 'Error al guardar etiquetas' },
  labels_nothing: {
    en: 'No active conversation to update labels',
    es: 'No hay conversación activa para actualizar etiquetas',
  },
} as const satisfies Texts

export const useHeaderText = () => useText(headerTexts)
