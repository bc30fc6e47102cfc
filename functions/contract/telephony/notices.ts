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
} as const satisfies Notices
