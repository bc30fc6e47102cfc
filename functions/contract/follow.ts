import type { Use } from './uses.ts'

/** Something that follows from changes of the table: done by the one of its name in `core/<area>/follows.ts`. */
export interface FollowRow {
  /** The entities whose changes it follows, by their names in the table. */
  on: readonly string[]
  uses: readonly Use[]
}
