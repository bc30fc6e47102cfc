import type { NoticeSubject, Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

export const outreachNotices = {
  automation_notice: {
    label: { en: 'An automation points a customer out to me', es: 'Una automatización me avisa de un cliente' },
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
      en: 'An automation was held back: it ran in circles, or too often. Check its runs.',
      es: 'Se frenó una automatización: se repetía sin fin o demasiado. Revisa sus ejecuciones.',
    }),
  },
  webhook_off: {
    label: { en: 'A webhook is switched off', es: 'Se desactiva un webhook' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/settings/webhooks',
    text: sentence({
      en: 'A webhook was switched off: its address hasn’t accepted anything for a day',
      es: 'Se desactivó un webhook: su dirección lleva un día sin aceptar nada',
    }),
  },
} as const satisfies Notices
