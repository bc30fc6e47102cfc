import type { Language } from './read-customer.ts'

/** What the scripted assistant says itself: no figure, no vehicle, no promise. Those come from facts and acts. */
export const PHRASES = {
  greeting: {
    en: 'Hello! What kind of vehicle are you looking for?',
    es: '¡Hola! ¿Qué tipo de vehículo busca?',
  },
  question: {
    en: 'What kind of vehicle would you like to see?',
    es: '¿Qué tipo de vehículo le gustaría ver?',
  },
  nothing: {
    en: 'I did not find a match for that. Shall I look for something similar?',
    es: 'No encontré un vehículo así. ¿Le busco algo similar?',
  },
  others: {
    en: 'I did not find a match for that. Here is something similar:',
    es: 'No encontré un vehículo así. Mire algo similar:',
  },
  look: { en: 'You may like ', es: 'Puede ver ' },
  also: { en: 'You may also like ', es: 'Puede ver también ' },
  at: { en: ' for ', es: ' por ' },
  with: { en: ' with ', es: ' con ' },
  end: { en: '.', es: '.' },
  visit: { en: 'Would you like to come and see it?', es: '¿Le gustaría venir a verlo?' },
  when: { en: 'When would you like to come?', es: '¿Cuándo le gustaría venir?' },
  full: { en: 'Which other day would you like?', es: '¿Qué otro día prefiere?' },
  soon: { en: 'See you soon!', es: '¡Nos vemos pronto!' },
  canceled: { en: 'Would you like to come on another day?', es: '¿Le gustaría venir otro día?' },
  bot: {
    en: 'I am an AI assistant. How can I help you?',
    es: 'Soy un asistente de IA. ¿En qué le puedo ayudar?',
  },
  welcome: { en: 'You are welcome! I am here to help.', es: 'Gracias a usted. Aquí estoy para ayudarle.' },
  safe: {
    en: 'Thank you for your message. How can I help you?',
    es: 'Gracias por su mensaje. ¿En qué le puedo ayudar?',
  },
} as const satisfies Record<string, Record<Language, string>>

export type Phrase = keyof typeof PHRASES
