import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity'
import type { OrgId } from '../ctx.ts'

/** A change of one item of the table. */
export type Change<E extends Entity = Entity> = E extends Entity
  ? {
      entity: E
      /** The organization that the changed item itself belongs to. */
      org: OrgId
      /** The stream's own number of this change, unique in the table. */
      sequence: string
      /** When it was written, to the second. */
      at: Date
      before: FormattedItem<E> | undefined
      after: FormattedItem<E> | undefined
    }
  : never

/** Something that follows from changes, on its own: another's failure does not stop it. */
export interface Follow<E extends Entity = Entity> {
  on: readonly E[]
  when?: (change: Change<E>) => boolean
  /** Gets an organization's changes of one batch, in their order; safe to repeat. */
  do: (org: OrgId, changes: Change<E>[]) => Promise<unknown>
  /** What is missed now is read later: a failure is logged, and the change counts as followed. */
  isBestEffort?: true
  /** For what must say what an item is now, however late a change of it is followed: reads the item. */
  latest?: (change: Change<E>) => Promise<FormattedItem<E> | undefined>
}

/** As its row of the contract is called. */
export type NamedFollow = Follow & { name: string }

/**
 * One of an area's follows, with its changes' types kept inside. The cast holds because `on` names the only entities
 * whose changes `do` gets; TypeScript can't tell, as a list of follows has them of several entities.
 */
export const follow = <E extends Entity>(one: Follow<E>) => one as unknown as Follow

/** Tells the changes of one entity from others. */
export const isOf =
  <E extends Entity>(entity: E) =>
  (change: Change): change is Change<E> =>
    (change.entity as Entity) === entity
