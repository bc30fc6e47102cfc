import type { Language } from '#contract/language.ts'
import { grouped } from '#contract/words.ts'

export const TEXTS = {
  en: {
    greeting: 'Nobody has looked at this in Lotwire for a while:',
    more: (count: number) => `And ${grouped(count, 'en')} more.`,
    choices: 'Choose what you are emailed about',
    push: {
      reply: 'Reply',
      placeholder: 'Your reply',
      not_sent: 'Your reply wasn’t sent',
      waits: 'Your reply will be sent when you’re back online',
    },
  },
  es: {
    greeting: 'Hace un rato que nadie revisa esto en Lotwire:',
    more: (count: number) => `Y ${grouped(count, 'es')} más.`,
    choices: 'Elige de qué te avisamos por correo',
    push: {
      reply: 'Responder',
      placeholder: 'Tu respuesta',
      not_sent: 'Tu respuesta no se envió',
      waits: 'Tu respuesta se enviará cuando vuelva la conexión',
    },
  },
} satisfies Record<Language, unknown>
