import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

/** The texts of showing a message to a colleague. */
const showTexts = {
  title: { en: 'Show a colleague', es: 'Mostrar a un colega' },
  hint: {
    en: 'They get a notification and a note with this message, and can read the conversation until it closes.',
    es: 'Recibirá una notificación y una nota con este mensaje, y podrá leer la conversación hasta que se cierre.',
  },
  colleague: { en: 'Colleague', es: 'Colega' },
  choose: { en: 'Choose...', es: 'Elegir...' },
  missing: { en: 'Choose a colleague.', es: 'Elige un colega.' },
  words: { en: 'What should they know?', es: '¿Qué debe saber?' },
  show: { en: 'Show', es: 'Mostrar' },
  shown: { en: 'Shown to {name}', es: 'Se le mostró a {name}' },
} as const satisfies Texts

export const useShowText = () => useText(showTexts)
