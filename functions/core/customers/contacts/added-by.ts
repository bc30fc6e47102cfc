import { SOURCE_DETAIL_CHARACTERS, type SourceKind } from '#contract/customers/source-kinds.ts'
import type { Caller } from '../../platform/ctx.ts'
import { cutText } from '../../platform/cut-text.ts'

/** Somebody whom a person added, or a program with a person's key. */
export const addedBy = ({ caller }: { caller: Pick<Caller, 'name' | 'key'> }): CameBy =>
  caller.key ? { kind: 'api', detail: caller.key.name } : { kind: 'by_hand', detail: caller.name }

/** By what somebody came: the kind, and in words what is known beyond it. */
export interface CameBy {
  kind: SourceKind
  detail?: string
}

/** A source as it is stored. */
export const keptSource = <S extends { detail?: string }>(source: S): S => ({
  ...source,
  detail: source.detail && cutText(source.detail, SOURCE_DETAIL_CHARACTERS),
})
