import { refusal } from '#contract/words.ts'

/** Of the dealership's own fields, and of values for them. */
export const fieldRefusals = {
  field_taken: refusal({
    code: 'conflict',
    en: 'There is already a field with this name.',
    es: 'Ya existe un campo con este nombre.',
  }),
  too_many_own_fields: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `You can add at most ${most} fields.`,
    es: ({ most }) => `Puedes agregar ${most} campos como máximo.`,
  }),
  choices_missing: refusal({
    code: 'invalid',
    en: 'Add at least one choice.',
    es: 'Agrega al menos una opción.',
  }),
  choices_unwanted: refusal({
    code: 'invalid',
    en: 'Only a Choice field has choices.',
    es: 'Solo un campo de tipo Opción tiene opciones.',
  }),
  choice_twice: refusal({
    code: 'invalid',
    en: ({ choice }: { choice: string }) => `“${choice}” is there twice, or was once the name of another choice.`,
    es: ({ choice }) => `“${choice}” está dos veces o fue antes el nombre de otra opción.`,
  }),
  field_unknown: refusal({
    code: 'invalid',
    en: ({ key }: { key: string }) => `There is no field “${key}”.`,
    es: ({ key }) => `No existe el campo “${key}”.`,
  }),
  field_number_wrong: refusal({ code: 'invalid', en: 'Enter a number.', es: 'Escribe un número.' }),
  field_date_wrong: refusal({
    code: 'invalid',
    en: 'Enter a date, such as 2026-05-31.',
    es: 'Escribe una fecha, por ejemplo 2026-05-31.',
  }),
  field_choice_wrong: refusal({
    code: 'invalid',
    en: ({ choices }: { choices: string }) => `Choose one of these: ${choices}.`,
    es: ({ choices }) => `Elige una de estas: ${choices}.`,
  }),
  field_yes_no_wrong: refusal({ code: 'invalid', en: 'Choose yes or no.', es: 'Elige sí o no.' }),
  field_text_wrong: refusal({
    code: 'invalid',
    en: 'Enter a text of up to 200 characters.',
    es: 'Escribe un texto de hasta 200 caracteres.',
  }),
  field_test_wrong: refusal({
    code: 'invalid',
    en: 'This doesn’t match the field’s type.',
    es: 'Esto no corresponde al tipo del campo.',
  }),
}
