import type { NoticeSubject, Notices } from '#contract/notice.ts'
import { grouped, sentence } from '#contract/words.ts'

/** What people are told of conversations and contacts. */
export const messagingNotices = {
  assigned: {
    label: { en: 'A conversation is assigned to me', es: 'Me asignan una conversación' },
    ways: ['app', 'sound', 'browser'],
    page: '/contacts?assignee=me',
    isOf: 'assignee',
    text: sentence({
      en: ({ name, count }: NoticeSubject) => {
        if (count === null) return `${name} was assigned to you`
        return count === 1 ? '1 contact was assigned to you' : `${grouped(count, 'en')} contacts were assigned to you`
      },
      es: ({ name, count }) => {
        if (count === null) return `Te asignaron a ${name}`
        return count === 1 ? 'Te asignaron 1 contacto' : `Te asignaron ${grouped(count, 'es')} contactos`
      },
    }),
  },
  customer_waits: {
    label: { en: 'My customer is waiting', es: 'Un cliente mío espera respuesta' },
    ways: ['app', 'sound', 'browser', 'email'],
    isOf: 'assignee',
    isOverWhenRead: true,
    text: sentence({
      en: ({ name }: NoticeSubject) => (name ? `New message from ${name}` : 'New message'),
      es: ({ name }) => (name ? `Nuevo mensaje de ${name}` : 'Nuevo mensaje'),
    }),
  },
  unassigned_waits: {
    label: { en: 'An unassigned customer is waiting', es: 'Un cliente sin asignar espera respuesta' },
    ways: ['app', 'sound', 'browser', 'email'],
    isOf: 'nobody',
    becomes: 'customer_waits',
    isOverWhenRead: true,
    text: sentence({
      en: ({ name }: NoticeSubject) => `New message${name && ` from ${name}`}, not assigned yet`,
      es: ({ name }) => `Nuevo mensaje${name && ` de ${name}`}, sin asignar`,
    }),
  },
  message_failed: {
    label: { en: 'My message isn’t delivered', es: 'Un mensaje mío no se entrega' },
    ways: ['app', 'sound', 'browser'],
    text: sentence({
      en: ({ name }: NoticeSubject) => `Your message to ${name} wasn’t delivered`,
      es: ({ name }) => `Tu mensaje a ${name} no se entregó`,
    }),
  },
  trade_in_sent: {
    label: { en: 'My customer sends their trade-in', es: 'Un cliente mío envía su auto a cuenta' },
    ways: ['app', 'sound', 'browser'],
    text: sentence({
      en: ({ name }: NoticeSubject) => `${name} told you about their trade-in`,
      es: ({ name }) => `${name} te contó de su auto a cuenta`,
    }),
  },
  scheduled_refused: {
    label: { en: 'My scheduled message isn’t sent', es: 'Un mensaje programado mío no se envía' },
    ways: ['app', 'sound', 'browser', 'email'],
    text: sentence({
      en: ({ name }: NoticeSubject) => `A scheduled message to ${name} wasn’t sent`,
      es: ({ name }) => `Un mensaje programado para ${name} no se envió`,
    }),
  },
  template_stopped: {
    label: { en: 'WhatsApp stops one of our templates', es: 'WhatsApp detiene una plantilla nuestra' },
    managersOnly: true,
    ways: ['app', 'browser', 'email'],
    page: '/message-templates',
    text: sentence({
      en: ({ detail }: NoticeSubject) => `WhatsApp no longer delivers a template. ${detail ?? ''}`.trim(),
      es: ({ detail }) => `WhatsApp ya no entrega una plantilla. ${detail ?? ''}`.trim(),
    }),
  },
  template_back: {
    label: { en: 'A template is active again', es: 'Se reactiva una plantilla' },
    managersOnly: true,
    ways: ['app', 'browser'],
    page: '/message-templates',
    text: sentence({
      en: ({ detail }: NoticeSubject) => `WhatsApp delivers the template ${detail ?? ''} again`,
      es: ({ detail }) => `WhatsApp vuelve a entregar la plantilla ${detail ?? ''}`,
    }),
  },
} as const satisfies Notices
