import { type Sentence, sentence } from '#contract/words.ts'
import type { FixedPart } from './registration.ts'

const OF_BRAND = sentence({
  en: 'Carriers approved your business with this. Only Twilio’s support can change it: write to us, and we’ll ask them.',
  es: 'Los operadores aprobaron tu empresa con este dato. Solo el soporte de Twilio puede cambiarlo: escríbenos y se lo pedimos.',
})

/** Why a part can't be changed any more, and what to do. */
export const KEPT = {
  legal_name: OF_BRAND,
  tax_id: OF_BRAND,
  business_type: OF_BRAND,
  country: OF_BRAND,
  volume: sentence({
    en: 'The volume is set with the first registration. Another one takes a new registration and its fee: write to us.',
    es: 'El volumen se fija con el primer registro. Para otro hace falta un registro nuevo, con su costo: escríbenos.',
  }),
} as const satisfies Record<FixedPart, Sentence>
