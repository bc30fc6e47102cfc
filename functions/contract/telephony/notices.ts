import type { NoticeSubject, Notices } from '#contract/notice.ts'
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
    label: { en: 'Our texting registration is rejected', es: 'Se rechaza nuestro registro de mensajes' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/settings',
    text: sentence({
      en: ({ detail }: NoticeSubject) => `Your texting registration was rejected. ${detail ?? ''}`.trim(),
      es: ({ detail }) => `Tu registro de mensajes fue rechazado. ${detail ?? ''}`.trim(),
    }),
  },
  number_offline: {
    label: { en: 'One of our numbers goes offline', es: 'Un número nuestro deja de funcionar' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    page: '/settings/twilio',
    text: sentence({
      en: ({ detail }: NoticeSubject) => `One of your numbers is offline. ${detail ?? ''}`.trim(),
      es: ({ detail }) => `Un número tuyo dejó de funcionar. ${detail ?? ''}`.trim(),
    }),
  },
  number_back: {
    label: { en: 'One of our numbers is back', es: 'Un número nuestro vuelve a funcionar' },
    managersOnly: true,
    ways: ['app', 'browser', 'email'],
    page: '/settings/twilio',
    text: sentence({
      en: ({ detail }: NoticeSubject) => `Your number works again: ${detail ?? ''}`,
      es: ({ detail }) => `Tu número vuelve a funcionar: ${detail ?? ''}`,
    }),
  },
} as const satisfies Notices
