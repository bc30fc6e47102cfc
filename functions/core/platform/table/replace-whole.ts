import type { Entity, InputItem } from 'dynamodb-toolbox/entity'
import type { Condition } from 'dynamodb-toolbox/entity/actions/parseCondition'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { isWritten } from './conflicts.ts'

/** Counts the changes of an item that is always written whole; 0 before its first. */
interface Versioned {
  version: number
}

/** True for an item that has not been written since it was read. */
export const isAsRead = ({ version }: Versioned) =>
  version === 0 ? ({ attr: 'org', exists: false } as const) : ({ attr: 'version', eq: version } as const)

/** Replaces the item that was read with a changed one; false if someone changed it meanwhile. */
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
