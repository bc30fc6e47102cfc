import { pathOf } from '#contract/route.ts'
import { pages } from '#contract/stock/pages.ts'
import { publicUrl } from '../../platform/environment.ts'
import { dayHoursText, hoursText } from '../replies/hours-text.ts'
import type { Given } from '../replies/reply-types.ts'
import { safeName } from '../replies/safe-name.ts'
import { figuresIn } from '../replies/said-figures.ts'
import type { Saying } from '../replies/write-phrase.ts'
import type { OpenTurn } from '../tools/open-turn.ts'

/** All that a reply of this turn may rest on, and is worded from. */
export function givenOf(turn: OpenTurn): Given & Saying {
  const { desk, language, contact, conversation, facts, acts, holds, times, appointment, id } = turn
  const { setup, organization } = desk
  const { address, city, state, zip_code, business_hours, timezone, name } = organization
  const wordsOf = (kind: 'customer' | 'assistant') =>
    conversation.flatMap((item) => (item.kind === kind && 'text' in item ? [item.text] : []))
  return {
    ...{ language, timezone, facts, acts, holds, times, appointment, seed: id },
    answers: new Map(setup.answers.map((one) => [one.id, one.answer])),
    totalPriceOnly: setup.total_price_only,
    name: safeName(contact?.listed.first_name),
    dealership: name,
    hours: business_hours ? hoursText(business_hours, language) : undefined,
    hoursOn: (day) => dayHoursText(business_hours ?? [], day, language),
    address: address
      ? [address, city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ')
      : undefined,
    linkOf: vehicleLink,
    ...figuresIn(wordsOf('customer'), language),
    recent: wordsOf('assistant'),
    own: setup.phrases,
  }
}

export const vehicleLink = (id: string) => `${publicUrl()}${pathOf(pages.vehicle, { id })}`
