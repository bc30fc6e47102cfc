import type { NoticeSubject, Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

export const outreachNotices = {
  automation_notice: {
    label: { en: 'An automation flags a customer for me', es: 'Una automatización me avisa de un cliente' },
    ways: ['app', 'sound', 'browser', 'email'],
    text: sentence({
      en: ({ name }: NoticeSubject) => `${name} needs your attention`,
      es: ({ name }) => `${name} necesita tu atención`,
    }),
  },
  automation_cut: {
    label: { en: 'An automation is held back', es: 'Se frena una automatización' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/automation',
    text: sentence({
      en: 'An automation was held back: it kept triggering itself or ran too often. Check its runs.',
      es: 'Se frenó una automatización: se repetía sin fin o demasiado. Revisa sus ejecuciones.',
    }),
  },
  lead_passed_on: {
    label: { en: 'My lead is passed on', es: 'Pasan un cliente mío a otra persona' },
    ways: ['app', 'browser'],
    text: sentence({
      en: 'Your new lead wasn’t answered in time and was passed on',
      es: 'Un cliente nuevo tuyo no recibió respuesta a tiempo y se pasó a otra persona',
    }),
  },
  lead_unanswered: {
    label: { en: 'Nobody answers a new lead', es: 'Nadie responde a un cliente nuevo' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    isOverWhenRead: true,
    text: sentence({
      en: ({ name }: NoticeSubject) => `Nobody has answered ${name}, a new lead`,
      es: ({ name }) => `Nadie ha respondido a ${name}, que es nuevo`,
    }),
  },
  lead_unreadable: {
    label: { en: 'A lead from outside can’t be read', es: 'No se puede leer un cliente que llega de fuera' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/settings/leads',
    text: sentence({
      en: 'A lead came in that couldn’t be read. Add the customer by hand.',
      es: 'Llegó un cliente que no se pudo leer. Agrégalo a mano.',
    }),
  },
  webhook_off: {
    label: { en: 'A connected app stops getting updates', es: 'Se deja de avisar a una app conectada' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/settings/webhooks',
    text: sentence({
      en: 'A connected app no longer gets updates. Open it to see why.',
      es: 'Ya no se avisa a una app conectada. Ábrela para ver por qué.',
    }),
  },
  campaign_stopped: {
    label: { en: 'A campaign stops automatically', es: 'Una campaña se detiene automáticamente' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/campaigns',
    text: sentence({
      en: 'A campaign stopped automatically. Open it to see why.',
      es: 'Una campaña se detuvo automáticamente. Ábrela para ver por qué.',
    }),
  },
} as const satisfies Notices
