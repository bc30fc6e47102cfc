import { refusal } from '#contract/words.ts'

export const outreachRefusals = {
  consent_no_address: refusal({
    code: 'conflict',
    en: 'This contact has no address on this channel.',
    es: 'Este contacto no tiene una dirección en este canal.',
  }),
}
