import type { AiSource } from '#contract/messaging/ai-source.ts'
import { lineText } from '../replies/line-text.ts'
import { renderReply } from '../replies/reply-text.ts'
import type { CheckedSegment } from '../replies/reply-types.ts'
import type { OpenTurn } from '../tools/open-turn.ts'
import { givenOf, vehicleLink } from './given-of.ts'

/** What goes out of a checked reply, what it rests on, and the vehicle whose picture comes along. */
export function writeAnswer(turn: OpenTurn, checked: CheckedSegment[][]) {
  const sentences = withTimes(turn, withConfirmations(turn, checked))
  const given = givenOf(turn)
  const { text, sources } = renderReply(sentences, {
    ...given,
    words: {
      ...turn.words,
      tell_hours: given.hours ?? '',
      tell_address: given.address ?? '',
      give_answer: (id = '') => given.answers.get(id) ?? '',
      send_vehicle: (id = '') => vehicleLink(id),
    },
  })
  const sent = sentences.flat().find((one) => one.kind === 'act' && one.act === 'send_vehicle')
  return {
    body: text,
    sources: sources.map(
      ({ vehicle, field, value }): AiSource => ({
        vehicle_id: vehicle,
        title: turn.facts.get(vehicle)?.title ?? '',
        field,
        value: String(value),
      }),
    ),
    vehicle_id: sent?.kind === 'act' ? sent.id : undefined,
  }
}

const CONFIRMATIONS = ['confirm_booking', 'confirm_move', 'confirm_cancel', 'ask_back'] as const

/** What was done, or must be asked first, is told, also where the model forgot to. */
function withConfirmations({ words }: OpenTurn, sentences: CheckedSegment[][]): CheckedSegment[][] {
  const said = sentences.flat().flatMap((one) => (one.kind === 'act' ? [one.act] : []))
  const untold = CONFIRMATIONS.filter((act) => words[act] !== undefined && !said.includes(act))
  return [...untold.map((act): CheckedSegment[] => [{ kind: 'act', act }]), ...sentences]
}

/** Times that a phrase speaks of are listed, also where the model forgot to. */
function withTimes({ words }: OpenTurn, sentences: CheckedSegment[][]): CheckedSegment[][] {
  const isSpoken = sentences.flat().some((one) => one.kind === 'phrase' && one.phrase.needs.includes('slots'))
  const isListed = sentences.flat().some((one) => one.kind === 'act' && one.act === 'offer_slots')
  return isSpoken && !isListed && words.offer_slots ? [...sentences, [{ kind: 'act', act: 'offer_slots' }]] : sentences
}

/** A session's first message says what writes it. */
export function withOpening({ desk, language }: Pick<OpenTurn, 'desk' | 'language'>, body: string): string {
  const { setup, organization } = desk
  return [setup.greeting, lineText('disclosure', language, { dealership: organization.name }), body]
    .filter(Boolean)
    .join(' ')
}
