import { type Sentence, sentence } from '#contract/words.ts'

/** The words in braces that a text to the customer may have, in the order of a template's variables. */
export const TEXT_WORDS = ['name', 'kind', 'date', 'time', 'agent', 'dealership', 'address', 'link'] as const

/** What customers are texted of an appointment where the dealership has no words of its own. */
export const DEFAULT_TEXTS = {
  confirmation: {
    en: 'Hi {name}, your {kind} at {dealership} is set for {date} at {time}. Reply YES to confirm. Details or changes: {link}',
    es: 'Hola {name}, tu {kind} en {dealership} quedó para el {date} a las {time}. Responde SÍ para confirmar. Detalles o cambios: {link}',
  },
  day_before: {
    en: 'Reminder from {dealership}: your {kind} is on {date} at {time}. Reply YES to confirm. Need to change it? {link}',
    es: 'Recordatorio de {dealership}: tu {kind} es el {date} a las {time}. Responde SÍ para confirmar. ¿Necesitas cambiarla? {link}',
  },
  hours_before: {
    en: 'See you at {time}, {name}! {agent} at {dealership} is expecting you. {link}',
    es: '¡Te esperamos a las {time}, {name}! {agent} te atenderá en {dealership}. {link}',
  },
} as const satisfies Record<string, Record<keyof Sentence, string>>

/** The last one where its time is in the customer's night. */
export const EVENING_BEFORE = {
  en: 'See you tomorrow at {time}, {name}! {agent} at {dealership} is expecting you. {link}',
  es: '¡Te esperamos mañana a las {time}, {name}! {agent} te atenderá en {dealership}. {link}',
} as const satisfies Record<keyof Sentence, string>

/** A time in the dealership's own words for the last one, where it leaves the evening before, or some days. */
export const TIME_OF_DAY = {
  tomorrow: sentence<{ time: string }>({
    en: ({ time }) => `${time} tomorrow`,
    es: ({ time }) => `${time} del día de mañana`,
  }),
  later: sentence<{ time: string; date: string }>({
    en: ({ time, date }) => `${time} on ${date}`,
    es: ({ time, date }) => `${time} del ${date}`,
  }),
}
