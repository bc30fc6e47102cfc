import type * as z from 'zod/mini'
import type { Language } from '#contract/language.ts'
import {
  type AboutOf,
  grouped,
  type Nothing,
  type Refusal,
  refusal,
  type Sentence,
  say,
  type Words,
} from '#contract/words.ts'

const wrong = <About = Nothing>(entry: Sentence<About>): Refusal<About> => refusal({ code: 'invalid', ...entry })

const startsWith = (prefix: string) =>
  wrong({
    en: `Must start with ${prefix} and have 34 characters.`,
    es: `Debe empezar con ${prefix} y tener 34 caracteres.`,
  })

/** The maximum or minimum of a check. */
type Limit = { limit: number }

/** Problems with a form's field. */
export const fieldWords = {
  required: wrong({ en: 'This field is required.', es: 'Este campo es obligatorio.' }),
  name_differs: wrong({ en: 'This is not their name.', es: 'Este no es su nombre.' }),
  not_valid: wrong({ en: 'This is not valid.', es: 'Esto no es válido.' }),
  site_wrong: wrong({
    en: 'Enter a site’s address, which begins with https://',
    es: 'Escribe la dirección de un sitio, que empieza con https://',
  }),
  slot_unknown: wrong({
    en: ({ slot }: { slot: string }) => `${slot} can’t be filled in here.`,
    es: ({ slot }) => `${slot} no se puede llenar aquí.`,
  }),
  too_long: wrong({
    en: ({ limit }: Limit) => `Use at most ${grouped(limit, 'en')} characters.`,
    es: ({ limit }) => `Usa ${grouped(limit, 'es')} caracteres como máximo.`,
  }),
  too_short: wrong({
    en: ({ limit }: Limit) => `Use at least ${grouped(limit, 'en')} characters.`,
    es: ({ limit }) => `Usa al menos ${grouped(limit, 'es')} caracteres.`,
  }),
  too_much: wrong({
    en: ({ limit }: Limit) => `Enter a number of at most ${grouped(limit, 'en')}.`,
    es: ({ limit }) => `Escribe un número menor o igual a ${grouped(limit, 'es')}.`,
  }),
  too_little: wrong({
    en: ({ limit }: Limit) => `Enter a number of at least ${grouped(limit, 'en')}.`,
    es: ({ limit }) => `Escribe un número mayor o igual a ${grouped(limit, 'es')}.`,
  }),
  too_many: wrong({
    en: ({ limit }: Limit) => `Choose at most ${grouped(limit, 'en')}.`,
    es: ({ limit }) => `Elige ${grouped(limit, 'es')} como máximo.`,
  }),
  too_few: wrong({
    en: ({ limit }: Limit) => `Choose at least ${grouped(limit, 'en')}.`,
    es: ({ limit }) => `Elige al menos ${grouped(limit, 'es')}.`,
  }),
  no_choice: wrong({
    en: ({ choices }: { choices: string }) => `Choose one of: ${choices}.`,
    es: ({ choices }) => `Elige una de estas opciones: ${choices}.`,
  }),
  json_needed: wrong({ en: 'Send JSON.', es: 'Envía JSON.' }),
  json_broken: wrong({ en: 'This is not JSON.', es: 'Esto no es JSON.' }),

  agent_max_range: wrong({
    en: 'Maximum open conversations: enter a whole number from 1 to 200.',
    es: 'Máximo de conversaciones abiertas: escribe un número entero del 1 al 200.',
  }),
  volume_range: wrong({
    en: 'Volume: enter a whole number from 0 to 100.',
    es: 'Volumen: escribe un número entero del 0 al 100.',
  }),
  time_wrong: wrong({ en: 'Enter a time like 09:00.', es: 'Escribe una hora como 09:00.' }),
  day_wrong: wrong({ en: 'Enter a day like 2026-11-23.', es: 'Escribe un día como 2026-11-23.' }),
  hours_backwards: wrong({
    en: 'Closing time must be after opening time.',
    es: 'La hora de cierre debe ser posterior a la de apertura.',
  }),
  hours_missing: wrong({ en: 'Choose at least one day.', es: 'Elige al menos un día.' }),
  day_twice: wrong({ en: 'Each day can be listed once.', es: 'Cada día puede aparecer una vez.' }),
  time_past: wrong({ en: 'Choose a time in the future.', es: 'Elige una hora futura.' }),
  time_too_far: wrong({ en: 'Choose a time within a year.', es: 'Elige una hora dentro de un año.' }),
  time_zone_wrong: wrong({ en: 'Choose a time zone from the list.', es: 'Elige una zona horaria de la lista.' }),

  tax_id_wrong: wrong({
    en: 'Enter the nine digits, like 12-3456789.',
    es: 'Escribe los nueve dígitos, por ejemplo 12-3456789.',
  }),
  region_wrong: wrong({ en: 'Use two letters, like TX.', es: 'Usa dos letras, por ejemplo TX.' }),
  web_address_wrong: wrong({
    en: 'Enter a web address, like https://example.com.',
    es: 'Escribe una dirección web, por ejemplo https://example.com.',
  }),
  ascii_only: wrong({
    en: 'Carriers take plain English letters, digits, and punctuation only.',
    es: 'Los operadores solo aceptan letras en inglés, dígitos y puntuación simples, sin acentos.',
  }),
  email_wrong: wrong({ en: 'Enter a valid email.', es: 'Escribe un correo válido.' }),
  login_incomplete: wrong({
    en: 'Email and password are required.',
    es: 'El correo y la contraseña son obligatorios.',
  }),
  password_lower_case: wrong({
    en: 'Use at least one lower-case letter.',
    es: 'Usa al menos una letra minúscula.',
  }),
  password_upper_case: wrong({
    en: 'Use at least one upper-case letter.',
    es: 'Usa al menos una letra mayúscula.',
  }),
  password_digit: wrong({ en: 'Use at least one digit.', es: 'Usa al menos un número.' }),
  password_blank: wrong({
    en: 'Do not begin or end with a space.',
    es: 'No empieces ni termines con un espacio.',
  }),
  sid_AC: startsWith('AC'),
  sid_MG: startsWith('MG'),
  sid_SK: startsWith('SK'),
  sid_AP: startsWith('AP'),
  key_incomplete: wrong({
    en: 'Please fill in all required fields',
    es: 'Completa todos los campos obligatorios',
  }),
  expiry_past: wrong({ en: 'Choose today or a later day.', es: 'Elige hoy o un día posterior.' }),
  label_commas: wrong({
    en: 'Use no commas or semicolons.',
    es: 'No uses comas ni punto y coma.',
  }),
  shortcut_wrong: wrong({
    en: 'Use one word: letters, numbers, - and _.',
    es: 'Usa una sola palabra: letras, números, - y _.',
  }),
  message_empty: wrong({ en: 'Write a message.', es: 'Escribe un mensaje.' }),
  server_incomplete: wrong({
    en: 'Please fill in all connection fields',
    es: 'Completa todos los campos de conexión',
  }),
  file_too_large: wrong({ en: 'Files can be up to 50 MB.', es: 'Un archivo puede tener 50 MB como máximo.' }),
  picture_wrong: wrong({ en: 'Choose a photo (JPEG, PNG, or WebP).', es: 'Elige una foto (JPEG, PNG o WebP).' }),
  upload_empty: wrong({ en: 'This file is empty.', es: 'Este archivo está vacío.' }),
  attachment_too_large: wrong({
    en: 'Files can be up to 25 MB.',
    es: 'Un archivo puede tener 25 MB como máximo.',
  }),
  file_kind: wrong({
    en: 'This kind of file can’t be sent. Send a picture, video, audio, PDF, or Office document.',
    es: 'Este tipo de archivo no se puede enviar. Envía una imagen, un video, un audio, un PDF o un documento de Office.',
  }),
  vin_wrong: wrong({
    en: 'A VIN has 17 letters and digits, never I, O or Q.',
    es: 'Un VIN tiene 17 letras y números, nunca I, O ni Q.',
  }),
  make_missing: wrong({ en: 'Enter the make.', es: 'Escribe la marca.' }),
  model_missing: wrong({ en: 'Enter the model.', es: 'Escribe el modelo.' }),
  picture_not_https: wrong({
    en: 'A picture needs an https address.',
    es: 'Una foto necesita una dirección https.',
  }),
  too_many_pictures: wrong({
    en: ({ limit }: Limit) => `A vehicle has at most ${grouped(limit, 'en')} pictures.`,
    es: ({ limit }) => `Un vehículo tiene ${grouped(limit, 'es')} fotos como máximo.`,
  }),
}
export type FieldWords = Words<typeof fieldWords>
/** The keys that a schema's own check can use: those without arguments, or with the check's limit. */
export type FieldKey = { [Key in keyof Table]: AboutOf<Table[Key]> extends Nothing | Limit ? Key : never }[keyof Table]
type Table = typeof fieldWords

/** Option for parsing (`safeParse(value, reported)`): a missing field is recognized by its input. */
export const reported = { reportInput: true } as const

/** The problem with a field that a schema refused: the schema's own key, else the one for its kind of check. */
export function wordsOf(issue: z.core.$ZodIssue): FieldWords {
  const about = limitOf(issue)
  if (issue.message in fieldWords) return { key: issue.message, ...(about && { about }) } as FieldWords
  if (issue.code === 'too_big' && about) {
    if (issue.origin === 'array') return { key: 'too_many', about }
    return issue.origin === 'string' ? { key: 'too_long', about } : { key: 'too_much', about }
  }
  if (issue.code === 'too_small' && about) {
    if (issue.origin === 'string' && issue.minimum === 1) return { key: 'required' }
    if (issue.origin === 'array') return { key: 'too_few', about }
    return issue.origin === 'string' ? { key: 'too_short', about } : { key: 'too_little', about }
  }
  if (issue.code === 'invalid_value')
    return { key: 'no_choice', about: { choices: issue.values.map(String).join(', ') } }
  return { key: issue.input === undefined ? 'required' : 'not_valid' }
}

function limitOf(issue: z.core.$ZodIssue): Limit | undefined {
  if (issue.code === 'too_big') return { limit: Number(issue.maximum) }
  if (issue.code === 'too_small') return { limit: Number(issue.minimum) }
}

/** The same as a sentence, for a form. */
export function sayIssue(issue: z.core.$ZodIssue, language: Language): string {
  const { key, about } = wordsOf(issue)
  return say(fieldWords[key] as Sentence<unknown>, language, about)
}
