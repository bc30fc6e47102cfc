import type { Field, Values } from './entity.ts'
import { customOf } from './field-values.ts'

interface Sides {
  kept: Values
  leaving: Values
  /** The fields, by key, in which what the other one has stays where both have something. */
  leavings: ReadonlySet<string>
}

/** The values of two contacts that become one: what only one of them has is theirs both. */
export function mergedValues(fields: readonly Field[], { kept, leaving, leavings }: Sides): Values {
  const [own, others] = [customOf(fields, kept), customOf(fields, leaving)]
  const taken = fields.flatMap(({ id, key }) => {
    const value = leaving[id]
    const isTaken = others[key] !== undefined && (own[key] === undefined || leavings.has(key))
    return isTaken && value !== undefined ? [[id, value] as const] : []
  })
  return { ...kept, ...Object.fromEntries(taken) }
}

/** Values as they were before a merge made `after` of them, with what somebody changed since. */
export const partedValues = (before: Values, after: Values, now: Values): Values =>
  Object.fromEntries(
    Object.keys({ ...before, ...now }).flatMap((id) => {
      const value = now[id] === after[id] ? before[id] : now[id]
      return value === undefined ? [] : [[id, value] as const]
    }),
  )
