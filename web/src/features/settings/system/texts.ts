import { callsSettingLabels } from '#contract/calls/settings.ts'
import { peopleSettingLabels } from '#contract/people/settings.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

export const systemTexts = {
  hint: {
    en: 'Your dealership’s name and hours, calls, labels, and quick replies.',
    es: 'El nombre y el horario de tu agencia, las llamadas, las etiquetas y las respuestas rápidas.',
  },
  ...peopleSettingLabels,
  ...callsSettingLabels,
  organization: { en: 'Organization', es: 'Agencia' },
  organization_failed: {
    en: 'Failed to load organization settings',
    es: 'No se pudo cargar la configuración de la agencia',
  },
  no_organization: { en: 'No organization found', es: 'No se encontró la agencia' },
  organization_saved: {
    en: 'Organization settings saved successfully',
    es: 'Configuración de la agencia guardada',
  },
  organization_not_saved: {
    en: 'Failed to save organization settings',
    es: 'No se pudo guardar la configuración de la agencia',
  },
  name_needed: { en: 'Enter a name.', es: 'Escribe un nombre.' },
  timezone_hint: {
    en: 'Business hours, reports, and limits use this time zone. Appointments keep their time of day.',
    es: 'El horario, los reportes y los límites usan esta zona horaria. Las citas conservan su hora.',
  },
  usual_zones: { en: 'Common', es: 'Comunes' },
  all_zones: { en: 'All time zones', es: 'Todas las zonas horarias' },
  phone_country_hint: {
    en: 'For numbers entered without a country code.',
    es: 'Para los números que se escriben sin código de país.',
  },
  business_hours_hint: {
    en: 'Auto-assignment distributes conversations during these hours; outside them, callers are asked to leave a message. Agents can have their own hours under Agent Management.',
    es: 'La asignación automática reparte conversaciones en este horario; fuera de él, a quien llama se le pide dejar un mensaje. Los agentes pueden tener uno propio en Gestión de agentes.',
  },
  always_open: { en: 'Always open', es: 'Siempre abierto' },
  sound: { en: 'Notification sound', es: 'Sonido de notificación' },
  play: { en: 'Play', es: 'Escuchar' },
  'Fun chime pop': { en: 'Fun chime pop', es: 'Pop alegre' },
  'Simple beep': { en: 'Simple beep', es: 'Pitido simple' },
  'Gentle bell': { en: 'Gentle bell', es: 'Campana suave' },
  'Classic ding': { en: 'Classic ding', es: 'Din clásico' },
  'Modern ping': { en: 'Modern ping', es: 'Ping moderno' },
  calls: { en: 'Calls', es: 'Llamadas' },
  calls_failed: { en: 'Failed to load call settings', es: 'No se pudo cargar la configuración de llamadas' },
  calls_saved: { en: 'Call settings saved', es: 'Configuración de llamadas guardada' },
  record_calls_hint: {
    en: 'Both sides first hear: “{announcement}” Some states require everyone on the call to agree.',
    es: 'Ambos escuchan primero: “{announcement}” En algunos estados todos deben estar de acuerdo.',
  },
  missed_call_text_enabled_hint: {
    en: 'At most one text an hour to a number, and none to anyone who opted out.',
    es: 'Como máximo un SMS por hora a cada número, y ninguno a quien se dio de baja.',
  },
  missed_call_text_hint: {
    en: 'Leave blank to use our default message.',
    es: 'Déjalo vacío para usar nuestro mensaje predeterminado.',
  },
  labels: { en: 'Labels', es: 'Etiquetas' },
  labels_hint: {
    en: 'Every dealership has these seven. Add up to 30 of your own.',
    es: 'Todas las agencias tienen estas siete. Agrega hasta 30 propias.',
  },
  no_own_labels: { en: 'No custom labels yet.', es: 'Aún no tienes etiquetas propias.' },
  add_label: { en: 'Add label', es: 'Agregar etiqueta' },
  edit_label: { en: 'Edit “{label}”', es: 'Editar “{label}”' },
  delete_label: { en: 'Delete “{label}”', es: 'Eliminar “{label}”' },
  delete_label_question: {
    en: 'It’s removed from every contact that has it.',
    es: 'Se quita de todos los contactos que la tienen.',
  },
  delete: { en: 'Delete', es: 'Eliminar' },
  label_name: { en: 'Name', es: 'Nombre' },
  label_name_needed: { en: 'Enter a name.', es: 'Escribe un nombre.' },
  label_color: { en: 'Color', es: 'Color' },
  label_deleted: { en: '“{label}” deleted', es: '“{label}” eliminada' },
  label_delete_failed: { en: 'Failed to delete label', es: 'No se pudo eliminar la etiqueta' },
  color_gray: { en: 'Gray', es: 'Gris' },
  color_red: { en: 'Red', es: 'Rojo' },
  color_orange: { en: 'Orange', es: 'Naranja' },
  color_yellow: { en: 'Yellow', es: 'Amarillo' },
  color_green: { en: 'Green', es: 'Verde' },
  color_teal: { en: 'Teal', es: 'Turquesa' },
  color_blue: { en: 'Blue', es: 'Azul' },
  color_cyan: { en: 'Cyan', es: 'Cian' },
  color_purple: { en: 'Purple', es: 'Morado' },
  color_pink: { en: 'Pink', es: 'Rosa' },
  quick_replies: { en: 'Quick replies', es: 'Respuestas rápidas' },
  quick_replies_hint: {
    en: 'Answers everyone can use: type / in a message. Agents add their own there.',
    es: 'Respuestas que todos pueden usar: escribe / en un mensaje. Ahí los agentes agregan las suyas.',
  },
  stages: { en: 'Stages', es: 'Etapas' },
  stages_hint: {
    en: 'Stages and their hours are set on the board.',
    es: 'Las etapas y sus horas se configuran en el tablero.',
  },
  stages_link: { en: 'Open the board', es: 'Abrir el tablero' },
} as const satisfies Texts
