import type { Notices } from '#contract/notice.ts'
import { sentence } from '#contract/words.ts'

/** Notifications to managers about the Twilio connection. */
export const telephonyNotices = {
  webhooks_rejected: {
    label: { en: 'Messages from Twilio are rejected', es: 'Se rechazan mensajes de Twilio' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/settings',
    // warn-managers mails them at once.
    isMailed: false,
    text: sentence({
      en: 'Messages from Twilio are being rejected: check the auth token',
      es: 'Se están rechazando los mensajes de Twilio: revisa el token de autenticación',
    }),
  },
  registration_approved: {
    label: { en: 'Our texting registration is approved', es: 'Se aprueba nuestro registro de mensajes' },
    managersOnly: true,
    ways: ['app', 'browser', 'email'],
    page: '/settings',
    text: sentence({
      en: 'Your texting registration is approved: carriers deliver your texts now',
      es: 'Tu registro de mensajes fue aprobado: los operadores ya entregan tus mensajes',
    }),
  },
  registration_refused: {
    label: { en: 'Our texting registration is refused', es: 'Se rechaza nuestro registro de mensajes' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/settings',
    text: sentence({
      en: 'Your texting registration needs a correction',
      es: 'Tu registro de mensajes necesita una corrección',
    }),
  },
} as const satisfies Notices
