import type { Phrase } from '#contract/assistant/phrases.ts'

/** Phrases by what they are for: one belongs to the first that takes its id. */
const IDS = [
  ['team', /_for_team|_unknown$|^(will_ask|cannot|no_private|only_listed|off_topic|no_rough|how_to_stop)/],
  [
    'courtesy',
    /^(greet|welcome|thanks|sorry|congrats|sympathize|laugh|compliment|weather|holiday|blessing|good_question|acknowledge|how_are|nice_to|ask_how_are|ask_how_can|introduce|what_i_am|goodbye|wish|drive_safely|no_need|glad|no_pressure|take_your|talk_it|write_|let_me_know|languages|language_switch|ask_language|ask_say_again)/,
  ],
  ['understood', /^(understood|confirm|noted|ask_understood)/],
  [
    'visits',
    /visit|test_drive|appointment|_times?(_|$)|slot|address|hours|^(open|closed)_|^bring|_to_see_you|^ask_(day|morning|weekday|today|who_comes|when)/,
  ],
  ['none', /^(nothing_found|none_|not_listed|closest|unavailable|no_price)/],
  [
    'vehicles',
    /_(is|are|than|as|miles|prices|years|colors|difference)$|^(here_is|best_match|first_of|compare|cheaper|same_price|newer|fewer|within|over_budget|found_several|both_within|page_link|photos_link|see_for)/,
  ],
  ['offers', /^(offer|how_|budget_helps|help_while|ask_anything_else)/],
  ['questions', /^(ask|still)/],
  ['other', /./],
] as const
export type Group = (typeof IDS)[number][0]

/** In the order of a conversation. */
export const GROUPS: readonly Group[] = [
  'courtesy',
  'questions',
  'understood',
  'vehicles',
  'none',
  'offers',
  'visits',
  'team',
  'other',
]

export const groupOf = (id: string): Group => IDS.find(([, ids]) => ids.test(id))?.[0] ?? 'other'

/** What may stand in a dealership's own wording: what stands in Lotwire's, and two names. */
export const slotsIn = ({ wordings }: Pick<Phrase, 'wordings'>): string[] => [
  ...new Set([
    ...[...wordings.en, ...wordings.es].flatMap((wording) => wording.match(/\{[^{}]+\}/g) ?? []),
    '{name}',
    '{dealership}',
  ]),
]
