import { foldText } from '#contract/fold-text.ts'
import { secondOf } from './row.ts'

/**
 * Twilio's words (default and advanced opt-out), those that 47 CFR 64.1200(a)(10) names, and the operators' Spanish ones.
 * A message is one only where it says nothing else.
 */
const STOP_WORDS = new Set(
  `stop stopall unsubscribe cancel end quit revoke optout alto baja parar cancelar detener basta desuscribir salir
  arret`.split(/\s+/),
)
const START_WORDS = new Set('start yes unstop iniciar comenzar alta reanudar'.split(' '))
/** Said beside a word, they change nothing about it. */
const COURTESIES = /\b(?:please|pls|thanks|thank you|por favor|gracias)\b/g

/** The consent that an inbound message gives or takes back. `optOutType` is Twilio's own reading (Advanced Opt-Out), which wins. */
export function consentOf(body: string, optOutType?: string): 'stop' | 'start' | undefined {
  if (optOutType) return CONSENT_BY_TYPE[optOutType.toUpperCase()]
  // Full-width letters and accents are the same word; dots, quotes, hyphens and emojis are none.
  const text = body.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  if (/\d/.test(text)) return
  const said = (part: string) => part.match(/\p{L}+/gu) ?? []
  if (isOnly(STOP_WORDS, said(text.replace(COURTESIES, '')))) return 'stop'
  if (isOnly(START_WORDS, said(text))) return 'start'
}

const SPANISH =
  /[áéíóúñ¿¡]|\b(?:alto|baja|parar|cancelar|detener|basta|desuscribir|salir|ofertas?|promociones|publicidad|anuncios|solo|por favor)\b/i
const ENGLISH = /\b(?:unsubscribe|quit|end|revoke|opt|offers?|deals|ads|promotions?|please)\b/i
/** The language that such a word is of; STOP is of both. */
export const languageOfWord = (body: string) => (SPANISH.test(body) ? 'es' : ENGLISH.test(body) ? 'en' : undefined)

/** What nobody wants any more who means offers alone, in both languages; of folded texts. */
const OFFERS = `(?:offers?|deals|ads|promos?|promotions?|marketing|advertising|ofertas?|promociones|promos|publicidad|anuncios)(?: (?:texts?|messages|mensajes))?`
const NO_OFFERS = new RegExp(
  `^(?:i (?:dont|do not) want|(?:stop|quit|dont|do not|no more|no|end)(?: (?:sending|send|texting|text|messaging|message))?(?: me)?|(?:ya )?no (?:quiero|me (?:manden?|envien?))|no mas|alto|basta de|dejen de (?:mandar|enviar)me|baja de)(?: mas| more| any| any more| the| your| these| las| sus)? ${OFFERS}(?: anymore| any more)?$`,
)
/** The answer to our question. */
const OFFERS_ALONE = new RegExp(
  `^(?:only|just|solo|solamente|nada mas)?(?: the| las)? ?${OFFERS}(?: only| nada mas| solamente)?$`,
)

/** Whether a message wants an end to offers, by itself (`plain`) or where that was asked (`answer`). */
export function endsOffers(body: string): 'plain' | 'answer' | undefined {
  const text = foldText(body)
    .replace(COURTESIES, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
  if (NO_OFFERS.test(text)) return 'plain'
  if (OFFERS_ALONE.test(text)) return 'answer'
}

const CONSENT_BY_TYPE: Record<string, 'stop' | 'start'> = { STOP: 'stop', START: 'start' }

/** True if these say one of the words and nothing else: once, again and again, or taken apart ("opt out", "S T O P"). */
const isOnly = (words: Set<string>, said: string[]) =>
  said.length > 0 && (said.every((word) => words.has(word)) || words.has(said.join('')))

/** True if a message that is imported late is as new as the newest one known (ISO 8601). */
const isAsNew = (at: string, newest: string | undefined) => secondOf(at) >= secondOf(newest)

/** True if a STOP or START that is imported late counts: not where the customer wrote the other one since. */
export const countsLate = (
  word: 'stop' | 'start',
  at: string,
  known: { opted_out_at?: string; opted_in_at?: string },
) => (word === 'stop' ? isAsNew(at, known.opted_in_at) : secondOf(at) > secondOf(known.opted_out_at))
