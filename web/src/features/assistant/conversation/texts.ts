import type { Texts } from '../../../lib/language/text-types.ts'

export const conversationTexts = {
  answers: { en: 'Assistant answering', es: 'El asistente responde' },
  drafts: { en: 'Assistant drafting', es: 'El asistente redacta' },
  waits: { en: 'Assistant on standby', es: 'El asistente espera' },
  sleeps: { en: 'Assistant paused', es: 'Asistente en pausa' },
  sleeps_until: { en: 'Paused until {time}', es: 'En pausa hasta {time}' },
  off: { en: 'Assistant off', es: 'Asistente apagado' },

  why_answers: { en: 'It’s answering this customer.', es: 'Responde a este cliente.' },
  why_closed: { en: 'You’re closed, so it’s answering.', es: 'Están cerrados, así que responde.' },
  why_drafts: {
    en: 'It writes drafts. Nothing is sent until someone approves it.',
    es: 'Escribe borradores. Nada se envía sin aprobación.',
  },
  why_waits: {
    en: 'It answers if nobody on your team does.',
    es: 'Responde si nadie de tu equipo lo hace.',
  },
  why_person: {
    en: 'Someone on your team has taken over this conversation.',
    es: 'Alguien de tu equipo lleva esta conversación.',
  },
  why_open: {
    en: 'You’re open. It answers outside business hours.',
    es: 'Están abiertos. Responde fuera del horario.',
  },
  why_handed_over: {
    en: 'It handed this conversation off to your team.',
    es: 'Pasó esta conversación a tu equipo.',
  },
  why_contact: { en: 'Turned off for this contact.', es: 'Apagado para este contacto.' },
  why_dealership: { en: 'Turned off for the dealership.', es: 'Apagado para la agencia.' },
  why_problem: { en: 'It can’t work now: {reason}', es: 'Ahora no puede trabajar: {reason}' },

  own_mode: { en: 'Set for this contact.', es: 'Elegido para este contacto.' },
  why_drafts_open: {
    en: 'You’re open: it drafts replies for your approval and answers on its own after hours.',
    es: 'Están abiertos: redacta respuestas para tu aprobación y responde por su cuenta fuera del horario.',
  },
  who_answers: { en: 'Who answers this contact', es: 'Quién responde a este contacto' },
  as_dealership: { en: 'Dealership default', es: 'Como en toda la agencia' },
  wake: { en: 'Resume with dealership default', es: 'Reanudar, como en toda la agencia' },
  set_always: { en: 'Assistant always answers', es: 'El asistente siempre responde' },
  set_draft: { en: 'Assistant only drafts', es: 'El asistente solo redacta' },
  set_off: { en: 'Off for this contact', es: 'Apagado para este contacto' },
  see_turns: { en: 'What it did here', es: 'Lo que hizo aquí' },
  set_failed: { en: 'Couldn’t change the assistant', es: 'No se pudo cambiar el asistente' },

  draft: { en: 'Assistant’s draft', es: 'Borrador del asistente' },
  draft_hint: { en: 'Not sent yet', es: 'Aún no se envía' },
  send: { en: 'Send', es: 'Enviar' },
  edit: { en: 'Edit', es: 'Editar' },
  discard: { en: 'Discard', es: 'Descartar' },
  send_failed: { en: 'The draft wasn’t sent', es: 'El borrador no se envió' },
  discard_failed: { en: 'The draft couldn’t be discarded', es: 'No se pudo descartar el borrador' },
} as const satisfies Texts
