import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

const presenceTexts = {
  looking: {
    en: { one: '{names} is viewing', other: '{names} are viewing' },
    es: { one: '{names} está aquí', other: '{names} están aquí' },
  },
  writing: {
    en: { one: '{names} is writing…', other: '{names} are writing…' },
    es: { one: '{names} está escribiendo…', other: '{names} están escribiendo…' },
  },
  more: { en: '{count} more', es: '{count} más' },

  writes_now: {
    en: '{name} is writing now. Send anyway?',
    es: '{name} está escribiendo ahora. ¿Enviar de todos modos?',
  },
  has_answered: {
    en: '{name} answered {when}. Send anyway?',
    es: '{name} respondió {when}. ¿Enviar de todos modos?',
  },
  not_sent_yet: {
    en: 'Nothing has been sent yet.',
    es: 'Todavía no se ha enviado nada.',
  },
  send_anyway: { en: 'Send anyway', es: 'Enviar de todos modos' },
  look_first: { en: 'Look first', es: 'Ver primero' },
} as const satisfies Texts

export const usePresenceText = () => useText(presenceTexts)
