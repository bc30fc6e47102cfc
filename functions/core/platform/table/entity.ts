import { Entity as WholeEntity } from 'dynamodb-toolbox/entity'
import { table } from './client.ts'

/**
 * The library's Entity, constructed and checked on first use: a function holds the entities of whole areas, but a
 * request needs only a few, and constructing all of them took a tenth of its start.
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

/** Every entity's defaults: the one table, no automatic timestamps, and its name (`_et`) written but not read back. */
export const entityDefaults = { table, timestamps: false, entityAttribute: { hidden: true } } as const
