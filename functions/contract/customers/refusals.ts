import { refusal } from '#contract/words.ts'

export const customersRefusals = {
  number_taken: refusal({
    code: 'conflict',
    en: 'Another contact has this number.',
    es: 'Otro contacto ya tiene este número.',
  }),
  number_wrong: refusal({
    code: 'invalid',
    en: 'Enter a valid phone number.',
    es: 'Escribe un número de teléfono válido.',
  }),
  stage_unknown: refusal({
    code: 'invalid',
    en: 'This stage no longer exists. Choose another.',
    es: 'Esta etapa ya no existe. Elige otra.',
  }),
  organization_missing: refusal({
    code: 'invalid',
    en: 'Please select an organization',
    es: 'Selecciona una organización',
  }),
}
