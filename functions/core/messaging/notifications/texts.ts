import type { Language } from '#contract/language.ts'
import { grouped } from '#contract/words.ts'

export const TEXTS = {
  en: {
    greeting: 'Nobody has looked at this in Lotwire for a while:',
    more: (count: number) => `And ${grouped(count, 'en')} more.`,
    choices: 'Choose what you are emailed about',
  },
  es: {
    greeting: 'Hace un rato que nadie revisa esto en Lotwire:',
    more: (count: number) => `Y ${grouped(count, 'es')} más.`,
    choices: 'Elige de qué te avisamos por correo',
  },
} satisfies Record<Language, unknown>
