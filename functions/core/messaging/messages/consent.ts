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
