import { secondOf } from './row.ts'

/** Twilio's own words and their Spanish kin, alone in the message, any case (Twilio's default and advanced opt-out). */
const STOP_WORDS = new Set(
  'stop stopall unsubscribe cancel end quit revoke optout alto baja parar cancelar detener basta desuscribir'.split(
    ' ',
  ),
)
const START_WORDS = new Set('start yes unstop iniciar comenzar alta reanudar'.split(' '))

/** What an inbound message says about consent. `optOutType` is Twilio's own reading (Advanced Opt-Out), which wins. */
export function consentOf(body: string, optOutType?: string): 'stop' | 'start' | undefined {
  const type = optOutType?.toUpperCase()
  if (type === 'STOP') return 'stop'
  if (type === 'START') return 'start'
  const word = body.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').toLowerCase()
  if (STOP_WORDS.has(word)) return 'stop'
  if (START_WORDS.has(word)) return 'start'
}

/** Whether a message that is imported late is as new as the newest one known (ISO 8601). */
const isAsNew = (at: string, newest: string | undefined) => secondOf(at) >= secondOf(newest)

/** Whether a STOP or START that is imported late counts: not where the customer wrote the other one since. */
export const countsLate = (
  word: 'stop' | 'start',
  at: string,
  known: { opted_out_at?: string; opted_in_at?: string },
) => (word === 'stop' ? isAsNew(at, known.opted_in_at) : secondOf(at) > secondOf(known.opted_out_at))
