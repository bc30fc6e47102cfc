import type { InputItem } from 'dynamodb-toolbox/entity'
import { momentOf } from '../../platform/table/ids.ts'
import { type Fact, type FactItem, type FactKind, factId } from './entity.ts'
import { expiryOf } from './fact-times.ts'

type Told = Omit<InputItem<typeof Fact>, 'id' | 'day' | 'ttl' | 'kind' | 'org'>

/** A fact; `of` is the item that it is about. */
export const newFact = (org: string, kind: FactKind, at: string, of: string, told: Told = {}): FactItem => ({
  org,
  kind,
  day: dayInUtc(at),
  id: factId(at, kind, of),
  ...told,
  ttl: expiryOf(Date.parse(at)),
})

/** The day of UTC in a fact's id. */
export const utcDayOf = ({ id }: Pick<FactItem, 'id'>) => dayInUtc(momentOf(id).toISOString())
const dayInUtc = (at: string) => new Date(at).toISOString().slice(0, 10)
