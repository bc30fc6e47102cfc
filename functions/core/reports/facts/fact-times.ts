import { KEPT_DAYS } from '#contract/kept-days.ts'
import { momentOf } from '../../platform/table/ids.ts'
import type { FactItem } from './entity.ts'

/** When what is told of a moment (epoch milliseconds) is deleted, in epoch seconds. */
export const expiryOf = (time: number) => Math.floor(time / 1000) + KEPT_DAYS.reportFacts * 86_400

/** A fact that is written later than this may be missing from what was added up; days are added up well behind it. */
const LATE_MS = 5 * 60_000

export const BEHIND_MS = 15 * 60_000

export const isLate = ({ id }: Pick<FactItem, 'id'>, now: Date) => now.getTime() - momentOf(id).getTime() > LATE_MS
