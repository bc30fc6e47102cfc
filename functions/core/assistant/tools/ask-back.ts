import { foldText } from '#contract/fold-text.ts'
import type { AppointmentItem } from '../../calendar/appointments/entity.ts'
import { saysYes } from '../../calendar/appointments/says-yes.ts'
import { appointmentQuestion } from '../replies/appointment-text.ts'
import { saidSince } from './listed-times.ts'
import { allow, type OpenTurn } from './open-turn.ts'

/**
 * What changes an appointment is asked back by code, and done on a yes to that question, nothing older. Undefined once it
 * was answered so; else what the model is told.
 */
export function askBack(
  turn: OpenTurn,
  change: { cancel: true } | { to: string },
  appointment: Pick<AppointmentItem, 'kind' | 'starts_at'>,
): { asked: string } | undefined {
  const { timezone } = turn.desk.organization
  const questionIn = (language: 'en' | 'es') => appointmentQuestion(change, appointment, { language, timezone })
  const last = turn.conversation.findLast((item) => item.kind === 'assistant' && 'text' in item)
  const lastText = last && 'text' in last ? last.text : ''
  const wasAsked = [questionIn('en'), questionIn('es')].some((question) => lastText.includes(question))
  if (wasAsked && agrees(saidSince(turn))) return undefined
  allow(turn, 'ask_back')
  turn.words.ask_back = questionIn(turn.language)
  return {
    asked: 'Nothing is changed yet. The customer is asked by the act ask_back: say it, and wait for their answer.',
  }
}

/** A yes, also with its reason ("yeah, I found another one"), as long as nothing in it takes that back, or says they come. */
function agrees(text: string): boolean {
  const said = foldText(text)
  return !TAKEN_BACK.test(said) && (saysYes(said) || /^\s*(?:yes|yeah|yep|yup|si)\b/.test(said))
}
const TAKEN_BACK =
  /\b(?:no|not|dont|don't|but|wait|instead|rather|keep|maybe|if|pero|mejor|esper\w*|quizas?|tal vez|otr[oa]|there|com(?:e|ing)|see you|confirm\w*|estare|voy|vamos|ire|iremos|vemos)\b|\?/
