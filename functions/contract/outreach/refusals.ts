import { refusal } from '#contract/words.ts'
import { automationRefusals } from './automation-refusals.ts'

export const outreachRefusals = {
  ...automationRefusals,
  consent_no_address: refusal({
    code: 'conflict',
    en: 'This contact has no address on this channel.',
    es: 'Este contacto no tiene una dirección en este canal.',
  }),
}
