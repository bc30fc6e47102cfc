import type { Label, Language } from '#contract/language.ts'
import WORDS from './slot-words.json' with { type: 'json' }

interface Thing {
  en: string
  /** Of one, with its gender. */
  es: string
  isFeminine?: boolean | undefined
}

/** Kinds of vehicles that a customer may look for. */
export const BODIES: Record<string, Thing> = WORDS.bodies
/** A color, and in Spanish its form for what is feminine. */
export const COLORS: Record<string, Label & { feminine?: string | undefined }> = WORDS.colors
/** The fields of a vehicle, by their article. */
export const FIELDS: Record<string, Label> = WORDS.fields
/** What only a dealership's people know of its vehicles and its business. */
export const TOPICS: Record<string, Label> = WORDS.topics
const ALIASES = new Map(Object.entries(WORDS.aliases))

/** As they are written in small letters. */
export const MAKE_NAMES = [...WORDS.makes.map((make) => make.toLowerCase()), ...ALIASES.keys()]

/** A make by its name, however it is written. */
export function makeOf(name: string): string | undefined {
  const known = name.toLowerCase()
  return WORDS.makes.find((make) => make.toLowerCase() === known) ?? ALIASES.get(known)
}

const VEHICLE: Thing = { en: 'vehicle', es: 'vehículo' }

export interface Wish {
  body?: string
  make?: string
  color?: string
  years?: { from?: number; to?: number }
  budget?: number
}

/** "a white Toyota truck, 2019 or newer, under $20,000". */
export function wishText({ body = '', make = '', color = '', years = {}, budget }: Wish, language: Language): string {
  const thing = BODIES[body] ?? VEHICLE
  const shade = COLORS[color]
  const span = yearsText(years, language)
  const amount = budget === undefined ? '' : `$${budget.toLocaleString('en-US')}`
  if (language === 'es') {
    const painted = shade && (thing.isFeminine ? (shade.feminine ?? shade.es) : shade.es)
    const what = [thing.isFeminine ? 'una' : 'un', thing.es, make, painted]
    return [...what, span, amount && `de hasta ${amount}`].filter(Boolean).join(' ')
  }
  const what = [shade?.en, make, thing.en].filter(Boolean).join(' ')
  const article = /^(?:[aeio]|SUV)/i.test(what) ? 'an' : 'a'
  return `${article} ${what}${span && `, ${span}`}${amount && `${span && ','} under ${amount}`}`
}

function yearsText({ from, to }: { from?: number; to?: number }, language: Language): string {
  const isSpanish = language === 'es'
  if (from !== undefined && to !== undefined) {
    if (from === to) return isSpanish ? `del ${from}` : `from ${from}`
    return isSpanish ? `del ${from} al ${to}` : `from ${from} to ${to}`
  }
  if (from !== undefined) return isSpanish ? `del ${from} en adelante` : `${from} or newer`
  return to === undefined ? '' : isSpanish ? `hasta el ${to}` : `${to} or older`
}
