import type { Entity, FormattedItem } from 'dynamodb-toolbox/entity'
import type { OrgId } from '../ctx.ts'

/** A change to one item of the table. */
export type Change<E extends Entity = Entity> = E extends Entity
  ? {
      entity: E
      /** The organization that the changed item itself belongs to. */
      org: OrgId
      /** The stream's sequence number of this change, unique in the table. */
      sequence: string
      /** The time of the write, to the second. */
      at: Date
      before: FormattedItem<E> | undefined
      after: FormattedItem<E> | undefined
    }
  : never

/** A reaction to changes, independent of others: another's failure does not stop it. */
export interface Follow<E extends Entity = Entity> {
  on: readonly E[]
  when?: (change: Change<E>) => boolean
  /** Gets an organization's changes in one batch, in order; must be safe to repeat. */
  do: (org: OrgId, changes: Change<E>[]) => Promise<unknown>
  /** A missed change is read later anyway: a failure is logged, and the change counts as followed. */
  isBestEffort?: true
  /** Reads the item's current state, for a follow that must use it however late the change is followed. */
  latest?: (change: Change<E>) => Promise<FormattedItem<E> | undefined>
}

/** With its name in the contract. */
export type NamedFollow = Follow & { name: string }

/**
 * One of an area's follows, with its changes' types kept inside. The cast holds because `on` names the only entities
 * whose changes `do` gets; TypeScript can't tell, as a list of follows has them of several entities.
 */
export const follow = <E extends Entity>(one: Follow<E>) => one as unknown as Follow

/** Narrows changes to those of one entity; beside its noun's `follow.ts` it is known by its name (`isOf<typeof Contact>('contact')`). */
export const isOf =
  <E extends Entity>(entity: E | E['entityName']) =>
  (change: Change): change is Change<E> =>
    typeof entity === 'string' ? change.entity.entityName === entity : change.entity === entity
