import type { Caller } from '../../platform/ctx.ts'
import type { CameBy } from './store.ts'

/** Somebody whom a person added, or a program with a person's key. */
export const addedBy = ({ caller }: { caller: Pick<Caller, 'name' | 'key'> }): CameBy =>
  caller.key ? { kind: 'api', detail: caller.key.name } : { kind: 'by_hand', detail: caller.name }
