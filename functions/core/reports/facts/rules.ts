import type { InputItem } from 'dynamodb-toolbox/entity'
import { momentOf } from '../../platform/table/ids.ts'
import { type Fact, type FactItem, type FactKind, factId } from './entity.ts'

const KEPT_DAYS = 800
/** When what is told of a moment (epoch milliseconds) is deleted, in epoch seconds. */
export const expiryOf = (time: number) => Math.floor(time / 1000) + KEPT_DAYS * 86_400

/** A fact that is written later than this may be missing from what was added up; days are added up well behind it. */
export const LATE_MS = 5 * 60_000
export const BEHIND_MS = 15 * 60_000

type Told = Omit<InputItem<typeof Fact>, 'id' | 'day' | 'ttl' | 'kind' | 'org'>

/** A fact; `of` is the item that it is about. */
export const newFact = (org: string, kind: FactKind, at: string, of: string, told: Told = {}): FactItem => ({
  ...{ org, kind, day: dayInUtc(at), id: factId(at, kind, of), ...told },
  ttl: expiryOf(Date.parse(at)),
})

export const isLate = ({ id }: Pick<FactItem, 'id'>, now: Date) => now.getTime() - momentOf(id).getTime() > LATE_MS

/** The day of UTC in a fact's id. */
export const utcDayOf = ({ id }: Pick<FactItem, 'id'>) => dayInUtc(momentOf(id).toISOString())
const dayInUtc = (at: string) => new Date(at).toISOString().slice(0, 10)

/** Who an answer is credited to where no person wrote it. */
export const ASSISTANT = 'assistant'
