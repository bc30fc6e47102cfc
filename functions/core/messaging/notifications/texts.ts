import type { Language } from '#contract/language.ts'
import { grouped } from '#contract/words.ts'

export const TEXTS = {
  en: {
    greeting: 'This has been waiting for you in Lotwire:',
    more: (count: number) => `And ${grouped(count, 'en')} more.`,
    choices: 'Choose what we email you about',
    push: {
      reply: 'Reply',
      placeholder: 'Your reply',
      not_sent: 'Your reply wasn’t sent',
      waits: 'Your reply will be sent when you’re back online',
    },
  },
  es: {
    greeting: 'Esto te espera en Lotwire:',
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
