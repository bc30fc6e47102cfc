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
  stage_default: refusal({
    code: 'conflict',
    en: 'Every dealership has this stage. It can’t be changed or deleted.',
    es: 'Todos los concesionarios tienen esta etapa. No se puede cambiar ni eliminar.',
  }),
  too_many_stages: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `You can add at most ${most} stages.`,
    es: ({ most }) => `Puedes agregar ${most} etapas como máximo.`,
  }),
  pause_over: refusal({
    code: 'invalid',
    en: 'Choose a time that is still to come.',
    es: 'Elige un momento futuro.',
  }),
  note_not_yours: refusal({
    code: 'forbidden',
    en: 'Only its author or a manager can change this note.',
    es: 'Solo quien la escribió o un gerente puede cambiar esta nota.',
  }),
  organization_missing: refusal({
    code: 'invalid',
    en: 'Please select an organization',
    es: 'Selecciona una organización',
  }),
}
