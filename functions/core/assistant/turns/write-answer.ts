import type { AiSource } from '#contract/messaging/ai-source.ts'
import { pathOf } from '#contract/route.ts'
import { pages } from '#contract/stock/pages.ts'
import { say } from '#contract/words.ts'
import { publicUrl } from '../../platform/environment.ts'
import { hoursText } from '../replies/hours-text.ts'
import { renderReply } from '../replies/reply-text.ts'
import type { CheckedSegment } from '../replies/reply-types.ts'
import { LINES } from '../replies/texts.ts'
import type { OpenTurn } from '../tools/open-turn.ts'

/** What goes out of a checked reply, what it rests on, and the vehicle whose picture comes along. */
export function writeAnswer(turn: OpenTurn, checked: CheckedSegment[][]) {
  const sentences = withConfirmations(turn, checked)
  const { desk, language, contact, facts } = turn
  const { organization, setup } = desk
  const { address, city, state, zip_code, business_hours } = organization
  const { text, sources } = renderReply(sentences, {
    language,
    facts,
    words: {
      ...turn.words,
      name_customer: contact?.listed.first_name ?? '',
      name_dealership: organization.name,
      tell_hours: business_hours ? hoursText(business_hours, language) : '',
      tell_address: [address, city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      give_answer: (id) => setup.answers.find((one) => one.id === id)?.answer ?? '',
      send_vehicle: (id = '') => `${publicUrl()}${pathOf(pages.vehicle, { id })}`,
    },
  })
  const sent = sentences.flat().find((one) => one.kind === 'act' && one.act === 'send_vehicle')
  return {
    body: text,
    sources: sources.map(
      ({ vehicle, field, value }): AiSource => ({
        vehicle_id: vehicle,
        title: facts.get(vehicle)?.title ?? '',
        field,
        value: String(value),
      }),
    ),
    vehicle_id: sent?.kind === 'act' ? sent.id : undefined,
  }
}

const CONFIRMATIONS = ['confirm_booking', 'confirm_move', 'confirm_cancel'] as const

/** What was done is told, also where the model forgot to. */
function withConfirmations({ words }: OpenTurn, sentences: CheckedSegment[][]): CheckedSegment[][] {
  const said = sentences.flat().flatMap((one) => (one.kind === 'act' ? [one.act] : []))
  const untold = CONFIRMATIONS.filter((act) => words[act] !== undefined && !said.includes(act))
  return [...untold.map((act): CheckedSegment[] => [{ kind: 'act', act }]), ...sentences]
}

/** A session's first message says what writes it. */
export function withOpening({ desk, language }: Pick<OpenTurn, 'desk' | 'language'>, body: string): string {
  const { setup, organization } = desk
  return [setup.greeting, say(LINES.disclosure, language, { dealership: organization.name }), body]
    .filter(Boolean)
    .join(' ')
}
