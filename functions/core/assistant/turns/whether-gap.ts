import type { CheckedSegment } from '../replies/reply-types.ts'
import type { TurnItem } from './entity.ts'

/** Why it handed over what an answer of the dealership's own might have answered. */
const GAP_REASONS = ['unsure', 'no_progress']

/** Phrases that leave a question to people, by their ids; what is noted for them is no question. */
const isUnknown = (id: string) => /_(for_team|unknown)$|_for_team_|^will_ask/.test(id) && id !== 'noted_for_team'

/** True if a reply says that something is not known. */
export const saysUnknown = (sentences: CheckedSegment[][]) =>
  sentences.flat().some((one) => one.kind === 'phrase' && isUnknown(one.phrase.id))

/** True if a reply says that people are asked. */
export const asksTeam = (sentences: CheckedSegment[][]) =>
  sentences.flat().some((one) => one.kind === 'phrase' && one.phrase.asksTeam)

/** True if an answer of the dealership's own might have helped. */
export const isGap = ({ outcome, reason = '', is_unknown }: Pick<TurnItem, 'outcome' | 'reason' | 'is_unknown'>) =>
  outcome === 'stopped' || (outcome === 'handed_over' && GAP_REASONS.includes(reason)) || is_unknown === true
