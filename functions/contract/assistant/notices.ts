import type { NoticeSubject, Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

/** Managers' notifications about the AI. */
export const assistantNotices = {
  ai_cost_reached: {
    label: { en: 'AI costs reach the alert threshold', es: 'El costo de IA llega al monto de aviso' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/settings/ai',
    text: sentence({
      en: 'This month’s AI cost has reached your alert threshold',
      es: 'El costo de IA de este mes llegó al monto de aviso',
    }),
  },
  assistant_off: {
    label: { en: 'The assistant can’t answer anymore', es: 'El asistente ya no puede responder' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/assistant',
    text: sentence({
      en: 'The assistant stopped answering: your AI provider refuses its key, its credit, or its model',
      es: 'El asistente dejó de responder: tu proveedor de IA rechaza la clave, el saldo o el modelo',
    }),
  },
  assistant_handed_over: {
    label: { en: 'The assistant hands a customer over', es: 'El asistente pasa un cliente a una persona' },
    ways: ['app', 'sound', 'browser'],
    isOverWhenRead: true,
    text: sentence({
      en: ({ name }: NoticeSubject) => `${name} needs a person`,
      es: ({ name }) => `${name} necesita a una persona`,
    }),
  },
} as const satisfies Notices
