import type { Label } from '#contract/language.ts'
import { grouped, type Sentence, sentence } from '#contract/words.ts'

/** How somebody is told: in Lotwire's list, by its sound, by the browser while the page is hidden, by email. */
export const NOTIFICATION_WAYS = ['app', 'sound', 'browser', 'email'] as const
export type NotificationWay = (typeof NOTIFICATION_WAYS)[number]

interface Subject {
  name: string
  count: number | null
}

interface NotificationKind {
  /** Where the person sets how they are told of it. */
  label: Label
  managersOnly?: true
  /** How somebody is told who has never chosen. */
  ways: readonly NotificationWay[]
  /** What is said, of a customer where it is about one, or of how many where it is about several. */
  text: Sentence<Subject>
}

/** Everything that a person is told of. */
export const NOTIFICATION_KINDS = {
  assigned: {
    label: { en: 'A conversation is assigned to me', es: 'Me asignan una conversación' },
    ways: ['app', 'sound', 'browser'],
    text: sentence({
      en: ({ name, count }: Subject) => {
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
    label: { en: 'A customer of mine is waiting', es: 'Un cliente mío espera respuesta' },
    ways: ['app', 'sound', 'browser', 'email'],
    text: sentence({
      en: ({ name }: Subject) => `New message from ${name}`,
      es: ({ name }) => `Nuevo mensaje de ${name}`,
    }),
  },
  unassigned_waits: {
    label: { en: 'An unassigned customer is waiting', es: 'Un cliente sin asignar espera respuesta' },
    ways: ['app', 'sound', 'browser', 'email'],
    text: sentence({
      en: ({ name }: Subject) => `New message from ${name}, not assigned yet`,
      es: ({ name }) => `Nuevo mensaje de ${name}, sin asignar`,
    }),
  },
  message_failed: {
    label: { en: 'A message of mine isn’t delivered', es: 'Un mensaje mío no se entrega' },
    ways: ['app', 'sound', 'browser'],
    text: sentence({
      en: ({ name }: Subject) => `Your message to ${name} wasn’t delivered`,
      es: ({ name }) => `Tu mensaje a ${name} no se entregó`,
    }),
  },
  call_missed: {
    label: { en: 'A call is missed', es: 'Se pierde una llamada' },
    ways: ['app', 'sound', 'browser', 'email'],
    text: sentence({
      en: ({ name }: { name: string }) => (name ? `Missed call from ${name}` : 'Missed call'),
      es: ({ name }) => (name ? `Llamada perdida de ${name}` : 'Llamada perdida'),
    }),
  },
  sync_held: {
    label: { en: 'An inventory file needs review', es: 'Un archivo de inventario espera revisión' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    text: sentence({
      en: 'An inventory file needs your review',
      es: 'Un archivo de inventario espera tu revisión',
    }),
  },
  webhooks_rejected: {
    label: { en: 'Messages from Twilio are rejected', es: 'Se rechazan mensajes de Twilio' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    text: sentence({
      en: 'Messages from Twilio are being rejected: check the auth token',
      es: 'Se están rechazando los mensajes de Twilio: revisa el token de autenticación',
    }),
  },
  ai_cost_reached: {
    label: { en: 'AI costs reach the alert threshold', es: 'El costo de IA llega al monto de aviso' },
    managersOnly: true,
    ways: ['app', 'sound', 'browser', 'email'],
    text: sentence({
      en: 'This month’s AI cost has reached your alert threshold',
      es: 'El costo de IA de este mes llegó al monto de aviso',
    }),
  },
} as const satisfies Record<string, NotificationKind>
export type NotificationKindName = keyof typeof NOTIFICATION_KINDS

export const NOTIFICATION_KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as NotificationKindName[]

export const factsOfKind = (kind: NotificationKindName): NotificationKind => NOTIFICATION_KINDS[kind]

/** What somebody of this role may be told of. */
export const kindsFor = (role: { isManager: boolean }): NotificationKindName[] =>
  NOTIFICATION_KIND_NAMES.filter((kind) => role.isManager || !factsOfKind(kind).managersOnly)
