import { sampleModels, talkedAbout } from '../ftp/sample-models.ts'

export type Language = 'en' | 'es'

/** Lowercase, without accents. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const SPANISH =
  /\b(hola|buen[oa]s|gracias|que|quiero|busco|tienen?|el|los|las|una?|por|para|con|mi|es|esta|cuanto|cuesta|precio|cita|carro|camioneta|puedo|cuando|donde|usted|si|sabado|domingo|manana|me|le|y|de)\b/g
const ENGLISH =
  /\b(hi|hello|hey|thanks?|the|is|are|do|you|your|have|want|looking|for|with|my|how|much|price|can|when|where|what|yes|and|of|to|it|in|at|on|this|that|i)\b/g

/** The newest text whose language is plain counts; English if none is. */
export function languageOf(texts: string[]): Language {
  for (const text of texts.toReversed()) {
    const words = plain(text)
    const score =
      (words.match(SPANISH)?.length ?? 0) + (/[¿¡ñ]/.test(text) ? 2 : 0) - (words.match(ENGLISH)?.length ?? 0)
    if (score !== 0) return score > 0 ? 'es' : 'en'
  }
  return 'en'
}

/** Written neither in Latin letters nor in numbers. */
const isOtherScript = (text: string) => /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text)

/** What must go to a person, by the reason for it; the first that fits. */
const FOR_PEOPLE: [reason: string, RegExp][] = [
  [
    'legal',
    /\b(lawyer|attorney|sue|lawsuit|complain\w*|refund|scam|fraud|abogad\w|demand(a|ar|are)|queja\w*|reembolso|fraude|estafa)\b/,
  ],
  [
    'anger',
    /\b(ridiculous|terrible|worst|angry|furious|stupid|useless|pesim[oa]|horrible|enojad\w|molest\w|hart[oa]|inutil)\b/,
  ],
  ['safety', /\b(recall|accident|crash\w*|brakes? fail\w*|unsafe|airbag|accidente|choque|frenos|bolsa de aire)\b/],
  ['papers', /\b(ssn|social security|seguro social|(\d[ -]?){13,19})\b/],
  ['minor', /\b(i'?m|i am|tengo) 1[0-7] (years|anos)\b/],
  [
    'financing',
    /\b(financ\w*|loan|credit|apr|monthly|payments?|lease|enganche|mensualidad\w*|credito|prestamo|pagos|plazos)\b/,
  ],
  ['trade_in', /\b(trade[ -]?in|trade my|appraisal|my .{1,30} worth|a cambio|a cuenta|avaluo|cuanto me dan)\b/],
  [
    'haggling',
    /\b(lowest|best price|discount|negotia\w*|out the door|come down|would you take|my offer|i offer|cheaper|descuento|rebaja\w*|mejor precio|ultimo precio|me lo dejan?|ofrezco|mas barato)\b/,
  ],
  [
    'asked',
    /\b(human|real person|(talk|speak) (to|with)|someone|representative|manager|call me|un humano|una persona|asesor\w?|gerente|vendedor\w*|hablar con|llamenme)\b/,
  ],
]

const WISHES: [wish: Wish, RegExp][] = [
  [
    'bot',
    /\b((are|r) (you|u) (a |an )?(bot|robot|human|real|person|ai)|is this a (bot|robot)|(eres|es usted|hablo con) (un |una )?(bot|robot|persona|maquina|humano|ia))\b/,
  ],
  ['cancel', /\b(cancel\w*|can't make it|no (voy a )?pod(re|er) ir)\b/],
  [
    'move',
    /\b(reschedul\w*|another (time|day)|(move|change) (my|the) (appointment|visit|time)|reprogramar|(cambiar|mover) (mi|la) (cita|hora))\b/,
  ],
  [
    'visit',
    /\b(appointment|test ?drive|come (in|by|over|see)|stop by|visit|see it|schedule|book|when can i|cita|prueba de manejo|manejar\w*|probar\w*|visitar\w*|verl[oa]|pasar|ir a ver|agendar|cuando puedo)\b/,
  ],
  ['photos', /\b(photos?|pictures?|pics?|link|fotos?|imagenes|enlace)\b/],
  [
    'place',
    /\b(hours|open|closed?|address|where are you|located|location|directions|horarios?|abren|abiert\w+|cierran|direccion|ubicad\w+|ubicacion|donde (estan|quedan))\b/,
  ],
  [
    'greeting',
    /^\W*(hi|hello|hey|good (morning|afternoon|evening)|hola|buen[oa]s( dias| tardes| noches)?)\b[^\p{L}]*$/u,
  ],
  [
    'thanks',
    /^\W*(thanks?|thank you|ok(ay)?|great|perfect|bye|(muchas )?gracias|perfecto|adios|listo|muy bien)\b.{0,20}$/,
  ],
]

export type Wish =
  | 'person'
  | 'bot'
  | 'cancel'
  | 'move'
  | 'visit'
  | 'photos'
  | 'place'
  | 'greeting'
  | 'thanks'
  | 'vehicle'
  | 'none'

const DETAILS =
  /\b(price|how much|cost|mileage|miles|available|still|more about|precio|cuanto|millas|millaje|disponible|todavia|sigue)\b/
const VEHICLE =
  /\b(looking for|do you have|cars?|trucks?|suvs?|sedans?|vans?|minivans?|pickups?|vehicles?|hybrids?|busco|tienen|carros?|coches?|autos?|camionetas?|trocas?|hibrid\w+)\b/

/** What the customer wants, and why a person must answer it. */
export function wishOf(text: string): { wish: Wish; reason?: string } {
  const words = plain(text)
  const bot = WISHES[0]?.[1].test(words)
  const reason = isOtherScript(text) ? 'language' : FOR_PEOPLE.find(([, pattern]) => pattern.test(words))?.[0]
  if (reason && !bot) return { wish: 'person', reason }
  const wish = WISHES.find(([, pattern]) => pattern.test(words))?.[0]
  if (wish) return { wish }
  return { wish: isAboutVehicle(text) || DETAILS.test(words) ? 'vehicle' : 'none' }
}

const KNOWN = [...sampleModels, ...talkedAbout].map(({ make, model }) => ({ make, model: model.replace(/ .*/, '') }))
const named = (words: string, name: string) =>
  new RegExp(`\\b${plain(name).replace(/[^a-z0-9]+/g, '[ -]?')}\\b`).test(words)

const BODIES: [body: string, RegExp][] = [
  ['truck', /\b(trucks?|pickups?|trocas?|camionetas? de trabajo)\b/],
  ['suv', /\b(suvs?|crossovers?|camionetas?)\b/],
  ['sedan', /\bsedan(es|s)?\b/],
  ['van', /\b(mini)?vans?\b/],
  ['coupe', /\b(coupes?|deportivos?)\b/],
]

export interface Search {
  make?: string
  model?: string
  body?: string
  max_price?: number
  min_year?: number
  condition?: 'new' | 'used'
  /** Other words. */
  text?: string
}

const FEATURES: [word: string, RegExp][] = [
  ['hybrid', /\b(hybrids?|hibrid[oa]s?)\b/],
  ['manual', /\b(manual|stick shift|estandar)\b/],
  ['electric', /\b(electric|evs?|electric[oa]s?)\b/],
]

/** Makes and models of a body style, which an inventory may not list. */
export const modelsOfBody = (body: string): Search[] =>
  sampleModels
    .filter(({ style }) => style === body)
    .map(({ make, model }) => ({ make, model: model.replace(/ .*/, '') }))

/** What to search for, as far as a text says it in words that the sample feed knows. */
export function searchIn(text: string): Search {
  const words = plain(text)
  const model = KNOWN.find((one) => named(words, one.model))
  const make = model?.make ?? KNOWN.find((one) => named(words, one.make))?.make
  const [, digits, thousands] =
    /(?:under|below|less than|max|up to|menos de|hasta|maximo)\s*\$?\s*([\d,.]+)\s*(k|mil|thousand)?/.exec(words) ?? []
  const price = digits ? Number(digits.replace(/[,.]/g, '')) * (thousands ? 1000 : 1) : undefined
  const feature = FEATURES.find(([, pattern]) => pattern.test(words))?.[0]
  const year = /\b(20[0-3]\d)\b/.exec(words)?.[1]
  return {
    ...(make && { make }),
    ...(model && { model: model.model }),
    ...(!model && { body: BODIES.find(([, pattern]) => pattern.test(words))?.[0] }),
    ...(price && { max_price: price }),
    ...(year && !model && { min_year: Number(year) }),
    ...(/\b(brand new|nuev[oa]s?)\b/.test(words) && { condition: 'new' as const }),
    ...(/\b(used|usad[oa]s?)\b/.test(words) && { condition: 'used' as const }),
    ...(feature && { text: feature }),
  }
}

export const isAboutVehicle = (text: string) =>
  VEHICLE.test(plain(text)) || Object.values(searchIn(text)).some((value) => value !== undefined)

/** The name by which customers introduce themselves. */
export const firstNameIn = (text: string) =>
  /(?:my name is|me llamo|mi nombre es|this is|soy)\s+(\p{Lu}\p{Ll}+)/u.exec(text)?.[1]

/** An answer to an offer of times: yes, the second, Saturday, at five, 3:30. */
export const isPickingTime = (text: string) =>
  /\b(yes|yeah|sure|works|fine|si|claro|perfect\w?|esta bien|me sirve|first|primer[ao]?|second|segund[ao]|third|tercer[ao]?|last|ultim[ao]|(mon|tues|wednes|thurs|fri|satur|sun)day|lunes|martes|miercoles|jueves|viernes|sabado|domingo|at \w+|a las? \w+)\b|\d/.test(
    plain(text),
  )
