import { sentence } from '#contract/words.ts'

/** The parts of a registration that a dealership can mend. */
export const REGISTRATION_PARTS = [
  'legal_name',
  'tax_id',
  'business_type',
  'website',
  'address',
  'representative',
  'campaign',
  'lends',
] as const
export type RegistrationPart = (typeof REGISTRATION_PARTS)[number]

interface Reason {
  /** Twilio's codes for it. */
  codes: readonly string[]
  part: RegistrationPart | null
  /** Nothing sent again will be accepted. */
  isFinal?: true
  words: ReturnType<typeof sentence>
}

/** Why a registration is refused, and what to do next. */
const reasons = {
  not_irs: {
    codes: ['30795', '30799', 'TAX_ID'],
    part: 'legal_name',
    words: sentence({
      en: 'The legal name and EIN don’t match what the IRS has. Copy both exactly from your CP 575 or 147C letter. An EIN younger than 90 days may not be listed yet.',
      es: 'La razón social y el EIN no coinciden con los del IRS. Copia ambos tal como aparecen en tu carta CP 575 o 147C. Un EIN de menos de 90 días puede no estar en su lista.',
    }),
  },
  elsewhere: {
    codes: ['30703', '30898'],
    part: null,
    words: sentence({
      en: 'Your business is already registered with another texting service. Close it there or have it moved, then send this again.',
      es: 'Tu empresa ya está registrada con otro servicio de mensajes. Cancélala ahí o pide que la transfieran y envía esto de nuevo.',
    }),
  },
  firm: {
    codes: ['30894', '30914', '18601', '18606'],
    part: 'representative',
    words: sentence({
      en: 'Details of the business or its representative couldn’t be confirmed. Check names, phone, and email: they must belong to the business itself.',
      es: 'No se pudieron confirmar datos de la empresa o de su representante. Revisa nombres, teléfono y correo: deben ser de la propia empresa.',
    }),
  },
  business_type: {
    codes: ['30915'],
    part: 'business_type',
    words: sentence({
      en: 'The business type doesn’t fit. An LLC is never a sole proprietor.',
      es: 'El tipo de empresa no corresponde. Una LLC nunca es persona física.',
    }),
  },
  address: {
    codes: ['30451'],
    part: 'address',
    words: sentence({
      en: 'The address couldn’t be confirmed. Enter the street address as the post office writes it, not a P.O. box.',
      es: 'No se pudo confirmar la dirección. Escríbela como la tiene el correo, no un apartado postal.',
    }),
  },
  purpose: {
    codes: ['30886', '30900'],
    part: 'campaign',
    words: sentence({
      en: 'Say more clearly who texts whom and why, and use the legal name.',
      es: 'Explica con más claridad quién escribe, a quién y para qué, y usa la razón social.',
    }),
  },
  opt_in: {
    codes: ['30896', '30909', '30924', '30513', '30841', '30511'],
    part: 'campaign',
    words: sentence({
      en: 'Show how people agree to texts: the public page, the box they check, and the sentence beside it.',
      es: 'Muestra cómo aceptan las personas: la página pública, la casilla que marcan y la frase junto a ella.',
    }),
  },
  consent: {
    codes: ['30917', '30923', '30925', '30931'],
    part: 'campaign',
    words: sentence({
      en: 'Agreeing to texts must be a choice of its own: not required for a purchase, not tied to other terms, not pre-checked.',
      es: 'Aceptar mensajes debe ser una decisión aparte: sin condición de compra, sin unirse a otros términos y sin casilla marcada de antemano.',
    }),
  },
  offers: {
    codes: ['30913'],
    part: 'campaign',
    words: sentence({
      en: 'Offers need a consent of their own, apart from texts that people ask for. Say in the description how people agree to offers, or that you send none.',
      es: 'Las ofertas requieren un consentimiento aparte del de los mensajes que las personas piden. Explica en la descripción cómo aceptan las ofertas, o que no envías ninguna.',
    }),
  },
  policy: {
    codes: ['30882', '30908', '30932', '30933', '30934'],
    part: null,
    words: sentence({
      en: 'The reviewer didn’t find the privacy policy or terms, or its promise that numbers aren’t shared. Lotwire hosts both for you; send this again, and write to us if it repeats.',
      es: 'El revisor no encontró la política de privacidad o los términos, o la promesa de que los números no se comparten. Lotwire publica ambos por ti; envíalo de nuevo y escríbenos si se repite.',
    }),
  },
  website: {
    codes: ['30891', '30907', '30919', '30921'],
    part: 'website',
    words: sentence({
      en: 'The website doesn’t open, says too little, isn’t clearly yours, or asks for a login. Enter one that shows your dealership to everyone.',
      es: 'El sitio web no abre, dice muy poco, no se ve que sea tuyo o pide iniciar sesión. Escribe uno que muestre tu agencia a todos.',
    }),
  },
  links: {
    codes: ['30892'],
    part: 'campaign',
    words: sentence({
      en: 'Use full https links in the samples, no shortened ones.',
      es: 'Usa enlaces https completos en los ejemplos, no acortados.',
    }),
  },
  samples: {
    codes: ['30889', '30893'],
    part: 'campaign',
    words: sentence({
      en: 'The samples don’t fit what the description says. Write some that you would really send.',
      es: 'Los ejemplos no corresponden a la descripción. Escribe algunos que realmente enviarías.',
    }),
  },
  stop_help: {
    codes: ['30887', '30890'],
    part: 'campaign',
    words: sentence({
      en: 'A sample must say how to stop, and your name must be in each.',
      es: 'Un ejemplo debe decir cómo dejar de recibir mensajes, y tu nombre debe estar en cada uno.',
    }),
  },
  lends: {
    codes: ['30888', '30895'],
    part: 'lends',
    words: sentence({
      en: 'Check whether you lend money yourself, as buy-here-pay-here dealers do.',
      es: 'Revisa si tú mismo otorgas crédito, como las agencias de financiamiento propio.',
    }),
  },
  english: {
    codes: ['30910'],
    part: 'campaign',
    words: sentence({
      en: 'Carriers read English: write the description and samples in English.',
      es: 'Los operadores leen inglés: escribe la descripción y los ejemplos en inglés.',
    }),
  },
  forbidden: {
    codes: ['30897', '30883', '30884', '30885', '30950', '30460', '30464', '30466'],
    part: null,
    isFinal: true,
    words: sentence({
      en: 'Carriers don’t allow these texts (such as credit repair or loans by others). There is no second try; write to us.',
      es: 'Los operadores no permiten estos mensajes (como reparación de crédito o préstamos de terceros). No hay segundo intento; escríbenos.',
    }),
  },
  numbers: {
    codes: ['30807'],
    part: null,
    words: sentence({
      en: 'Your business has too many toll-free numbers. Release some first.',
      es: 'Tu empresa tiene demasiados números gratuitos. Primero da de baja algunos.',
    }),
  },
  not_there: {
    codes: ['30879'],
    part: null,
    words: sentence({
      en: 'The toll-free number isn’t in the account anymore. Get another one, then send this again.',
      es: 'El número gratuito ya no está en la cuenta. Consigue otro y envía esto de nuevo.',
    }),
  },
  suspended: {
    codes: ['30033', 'SUSPENDED'],
    part: null,
    isFinal: true,
    words: sentence({
      en: 'Carriers have suspended this registration. Write to us, and we’ll take it up with Twilio.',
      es: 'Los operadores suspendieron este registro. Escríbenos y lo veremos con Twilio.',
    }),
  },
  tries_used: {
    codes: ['21724'],
    part: null,
    isFinal: true,
    words: sentence({
      en: 'It was corrected three times, and carriers won’t accept more corrections. Write to us: an appeal needs your CP 575 or 147C letter.',
      es: 'Ya se corrigió tres veces y los operadores no aceptan más correcciones. Escríbenos: una apelación requiere tu carta CP 575 o 147C.',
    }),
  },
  again: {
    codes: ['30899', '30901', '30902'],
    part: null,
    words: sentence({
      en: 'A carrier didn’t answer. Nothing is wrong with what you entered: send it again.',
      es: 'Un operador no respondió. Tus datos no tienen ningún error: envíalo de nuevo.',
    }),
  },
  missing: {
    codes: ['22214', '22215'],
    part: null,
    words: sentence({
      en: 'Something Twilio needs is missing or not in the right format.',
      es: 'Falta algo que Twilio necesita o no tiene el formato correcto.',
    }),
  },
  other: {
    codes: [],
    part: null,
    words: sentence({
      en: 'The reviewers rejected it. Check your entries against their note, then send it again.',
      es: 'Los revisores lo rechazaron. Compara tus datos con su nota y envíalo de nuevo.',
    }),
  },
} satisfies Record<string, Reason>
type ReasonKey = keyof typeof reasons

export const REGISTRATION_REASONS: Record<ReasonKey, Reason> = reasons
export const REASONS = Object.keys(reasons) as [ReasonKey, ...ReasonKey[]]

/** The reason behind one of Twilio's codes. */
export const reasonOf = (code: string): ReasonKey =>
  REASONS.find((key) => REGISTRATION_REASONS[key].codes.includes(code)) ?? 'other'
