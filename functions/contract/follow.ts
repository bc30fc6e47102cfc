import type { Use } from './uses.ts'

/** A reaction to changes in the table, performed by the follower with its name in `core/<area>/follows.ts`. */
export interface FollowRow {
  /** The entities whose changes it follows, by their names in the table. */
  on: readonly string[]
  uses: readonly Use[]
}
