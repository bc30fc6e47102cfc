import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { chatTexts } from '../texts.ts'

/** The texts of what waits: messages that leave later, conversations that sleep. */
const laterTexts = {
  ...chatTexts,
  unless_reply: { en: 'Only if they don’t write first', es: 'Solo si no escriben antes' },
  scheduled: { en: 'Scheduled for {when}', es: 'Programado para {when}' },
  schedule_failed: { en: 'Couldn’t schedule this message', es: 'No se pudo programar el mensaje' },
  sends_at: { en: 'Sends {when}', es: 'Sale: {when}' },
  sends_unless: { en: 'Sends {when} unless they write first', es: 'Sale: {when}, si no escriben antes' },
  not_sent_scheduled: { en: 'Scheduled message not sent', es: 'El mensaje programado no se envió' },
  with_vehicle: { en: 'Vehicle', es: 'Vehículo' },
  edit: { en: 'Edit', es: 'Editar' },
  send_now: { en: 'Send now', es: 'Enviar ahora' },
  cancel_scheduled: { en: 'Cancel message', es: 'Cancelar mensaje' },
  dismiss: { en: 'Dismiss', es: 'Descartar' },
  canceled: { en: 'Message canceled', es: 'Mensaje cancelado' },
  change_failed: { en: 'Couldn’t change this message', es: 'No se pudo cambiar el mensaje' },
  edit_title: { en: 'Edit scheduled message', es: 'Editar mensaje programado' },
  message: { en: 'Message', es: 'Mensaje' },
  save: { en: 'Save', es: 'Guardar' },

  snooze_title: { en: 'Snooze until', es: 'Posponer hasta' },
  snooze: { en: 'Snooze', es: 'Posponer' },
  snooze_hint: {
    en: 'It leaves Active and comes back on top at that time, or as soon as {name} writes.',
    es: 'Sale de Activas y vuelve arriba a esa hora, o en cuanto {name} escriba.',
  },
  wake: { en: 'Wake now', es: 'Activar ahora' },
  snoozed_until: { en: 'Snoozed until {when}', es: 'Pospuesta hasta {when}' },
  woken_now: { en: 'Back in Active', es: 'De vuelta en Activas' },
  snooze_failed: { en: 'Couldn’t snooze this conversation', es: 'No se pudo posponer la conversación' },
} as const satisfies Texts

export const useLaterText = () => useText(laterTexts)
