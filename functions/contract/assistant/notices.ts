import type { NoticeSubject, Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

/** Managers' notifications about the AI. */
export const assistantNotices = {
  ai_cost_reached: {
    label: { en: 'AI costs reach the amount you set', es: 'El costo de IA llega al monto que fijaste' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/settings/ai',
    text: sentence({
      en: 'This month’s AI cost has reached the amount you set',
      es: 'El costo de IA de este mes llegó al monto que fijaste',
    }),
  },
  assistant_off: {
    label: { en: 'The assistant can’t answer anymore', es: 'El asistente ya no puede responder' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/assistant',
    text: sentence({
      en: 'The assistant stopped answering: your AI provider rejected the key, the credit, or the model',
      es: 'El asistente dejó de responder: tu proveedor de IA rechaza la clave, el saldo o el modelo',
    }),
  },
  assistant_handed_over: {
    label: { en: 'The assistant hands off a customer', es: 'El asistente pasa un cliente a una persona' },
    ways: ['app', 'sound', 'browser'],
    isOverWhenRead: true,
    text: sentence({
      en: ({ name }: NoticeSubject) => `${name} needs a person`,
      es: ({ name }) => `${name} necesita a una persona`,
    }),
  },
  wait_reminder: {
    label: {
      en: 'A customer the assistant handed me is still waiting',
      es: 'Sigue esperando un cliente que el asistente me pasó',
    },
    ways: ['app', 'sound', 'browser'],
    text: sentence({
      en: ({ name }: NoticeSubject) => `${name} is still waiting for a person`,
      es: ({ name }) => `${name} sigue esperando a una persona`,
    }),
  },
  wait_passed_on: {
    label: { en: 'My waiting customer is passed on', es: 'Pasan un cliente mío que esperaba a otra persona' },
    ways: ['app', 'browser'],
    text: sentence({
      en: 'Your customer waited for a person and was passed on',
      es: 'Un cliente tuyo esperaba a una persona y se pasó a alguien más',
    }),
  },
  wait_unanswered: {
    label: {
      en: 'Nobody answers a customer the assistant handed off',
      es: 'Nadie responde a un cliente que el asistente pasó al equipo',
    },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    text: sentence({
      en: ({ name }: NoticeSubject) => `Nobody has answered ${name}, who needs a person`,
      es: ({ name }) => `Nadie ha respondido a ${name}, que necesita a una persona`,
    }),
  },
} as const satisfies Notices
