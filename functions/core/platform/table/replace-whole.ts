import type { Entity, InputItem } from 'dynamodb-toolbox/entity'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { isWritten } from './conflicts.ts'

/** Counts the changes of an item that is always written whole; 0 before its first. */
interface Versioned {
  version: number
}

/** Nobody has written an item since it was read. */
export const isAsRead = ({ version }: Versioned) =>
  version === 0 ? ({ attr: 'org', exists: false } as const) : ({ attr: 'version', eq: version } as const)

/** Puts a changed item in the place of the one that was read; false where somebody changed it meanwhile. */
export const replaceWhole = <E extends Entity>(
  entity: E,
  seen: InputItem<E> & Versioned,
  change: Partial<InputItem<E>>,
) =>
  isWritten(
    entity
      .build(PutItemCommand)
      .item({ ...seen, ...change, version: seen.version + 1 } as InputItem<E>)
      .options({ condition: isAsRead(seen) as Condition<E> })
      .send(),
  )
