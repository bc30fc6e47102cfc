import { Entity as WholeEntity } from 'dynamodb-toolbox/entity'
import { table } from './client.ts'

/**
 * The library's, put together and checked when it is first used: a function holds the entities of whole areas, of which a
 * request needs a few, and making them all was a tenth of its start.
 */
export const Entity = new Proxy(WholeEntity, {
  construct(Whole, options) {
    let made: object | undefined
    const get = (_: object, name: PropertyKey) => {
      made ??= Reflect.construct(Whole, options) as object
      return Reflect.get(made, name)
    }
    return new Proxy({}, { get })
  },
})

/** What every entity has in common: the one table, dates only of its own, and its name (`_et`) written but never read back. */
export const entityDefaults = { table, timestamps: false, entityAttribute: { hidden: true } } as const
