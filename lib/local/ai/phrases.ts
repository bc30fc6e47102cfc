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
    es: 'No encontré nada parecido. ¿Busco algo similar?',
  },
  look: { en: 'Take a look at ', es: 'Mire ' },
  also: { en: 'Take a look at this too: ', es: 'Mire también ' },
  at: { en: ' for ', es: ' a ' },
  with: { en: ' with ', es: ' con ' },
  end: { en: '.', es: '.' },
  visit: { en: 'Would you like to come and see it?', es: '¿Le gustaría venir a verlo?' },
  when: { en: 'When would you like to come?', es: '¿Cuándo le gustaría venir?' },
  full: {
    en: 'I did not find an open time. Shall I ask a colleague?',
    es: 'No encontré un horario libre. ¿Quiere que le pregunte a un colega?',
  },
  soon: { en: 'We look forward to seeing you!', es: '¡Aquí le esperamos!' },
  canceled: {
    en: 'Your appointment is canceled. Would you like to come on another day?',
    es: 'Su cita quedó cancelada. ¿Le gustaría venir otro día?',
  },
  bot: {
    en: 'I am an AI assistant. How can I help you?',
    es: 'Soy un asistente de IA. ¿En qué le puedo ayudar?',
  },
  welcome: {
    en: 'You are welcome! I am here if you need anything else.',
    es: '¡Con gusto! Aquí estoy si necesita algo más.',
  },
  safe: {
    en: 'Thank you for your message. How can I help you?',
    es: 'Gracias por su mensaje. ¿En qué le puedo ayudar?',
  },
} as const satisfies Record<string, Record<Language, string>>

export type Phrase = keyof typeof PHRASES
