import type { HandOverReason } from '#contract/assistant/hand-over-reasons.ts'
import { type Sentence, sentence } from '#contract/words.ts'

type At = { dealership: string }
type Coming = { when: string; who: string }

const handOver = sentence({
  en: 'Thanks for your message. Someone from our team will take it from here and reply to you.',
  es: 'Gracias por su mensaje. Una persona de nuestro equipo seguirá con usted y le responderá.',
})
const about = (en: string, es: string): Sentence =>
  sentence({
    en: `That's one for our team: ${en}. Someone will reply to you here.`,
    es: `Eso lo ve nuestro equipo: ${es}. Una persona le responderá por aquí.`,
  })

/** What is said as a person takes over; where the reason helps the customer, it is named. */
export const HAND_OVER_LINES: Record<HandOverReason, Sentence> = {
  asked: sentence({
    en: 'Of course. Someone from our team will reply to you here.',
    es: 'Claro. Una persona de nuestro equipo le responderá por aquí.',
  }),
  anger: sentence({
    en: "I'm sorry about this. Someone from our team will look into it and reply to you here.",
    es: 'Lamento lo ocurrido. Una persona de nuestro equipo lo revisará y le responderá por aquí.',
  }),
  legal: handOver,
  opt_out: sentence({
    en: 'Understood. To stop all messages, reply STOP.',
    es: 'Entendido. Para ya no recibir mensajes, responda STOP.',
  }),
  haggling: about('they can talk about the price with you', 'con ellos puede hablar del precio'),
  financing: about('they can answer questions about financing', 'ellos responden preguntas de financiamiento'),
  trade_in: about('they can look at your trade-in', 'ellos pueden revisar su vehículo a cuenta'),
  history: about(
    'they can tell you about its history, title, and warranty',
    'ellos pueden informarle de su historial, título y garantía',
  ),
  safety: sentence({
    en: 'Your safety comes first. If there is any danger, call 911. Someone from our team will reply to you here.',
    es: 'Su seguridad es lo primero. Si hay peligro, llame al 911. Una persona de nuestro equipo le responderá por aquí.',
  }),
  minor: handOver,
  papers: sentence({
    en: "Please don't send card, ID, or Social Security numbers here. Someone from our team will reply to you.",
    es: 'Por favor no envíe por aquí números de tarjeta, identificación o Seguro Social. Una persona de nuestro equipo le responderá.',
  }),
  unsure: handOver,
  late: handOver,
  guard_stops: handOver,
  no_progress: handOver,
  budget: handOver,
  language: sentence({
    en: 'I can answer in English or Spanish. Someone from our team will reply to you here.',
    es: 'Puedo responder en inglés o en español. Una persona de nuestro equipo le responderá por aquí.',
  }),
  file: sentence({
    en: "Thanks! I can't open files, so someone from our team will look at it and reply to you here.",
    es: '¡Gracias! No puedo abrir archivos; una persona de nuestro equipo lo verá y le responderá por aquí.',
  }),
  failed: handOver,
}

/** Lines that code writes, whatever the model says. */
export const LINES = {
  disclosure: sentence({
    en: ({ dealership }: At) => `I'm the automated assistant of ${dealership}.`,
    es: ({ dealership }) => `Soy el asistente automático de ${dealership}.`,
  }),
  bot_answer: sentence({
    en: ({ dealership }: At) =>
      `Yes, I'm an automated assistant of ${dealership}, not a person. If you'd like to talk with someone from our team, just say so.`,
    es: ({ dealership }) =>
      `Sí, soy un asistente automático de ${dealership}, no una persona. Si prefiere hablar con alguien de nuestro equipo, solo dígamelo.`,
  }),
  off_topic: sentence({
    en: ({ dealership }: At) =>
      `I can only help with ${dealership}: our vehicles, a visit, or a question for our team.`,
    es: ({ dealership }) =>
      `Solo puedo ayudarle con ${dealership}: nuestros vehículos, una visita o una pregunta para nuestro equipo.`,
  }),
  /** Behind a hand-over while it is closed; `who` is somebody at work then. */
  coming: sentence({
    en: ({ when, who }: Coming) => `We open ${when}; ${who} will write you then.`,
    es: ({ when, who }) => `Abrimos ${when}; ${who} le escribirá entonces.`,
  }),
  coming_somebody: sentence({
    en: ({ when }: Pick<Coming, 'when'>) => `We open ${when}; someone from our team will write you then.`,
    es: ({ when }) => `Abrimos ${when}; una persona de nuestro equipo le escribirá entonces.`,
  }),
  emergency: sentence({
    en: 'If anyone is hurt or in danger, call 911 now. Our team has been told.',
    es: 'Si alguien está herido o en peligro, llame al 911 ahora. Nuestro equipo ya fue avisado.',
  }),
}
