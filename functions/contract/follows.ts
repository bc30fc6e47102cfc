import { ofAreas } from './areas.ts'
import type { FollowRow } from './follow.ts'
import type { Use } from './uses.ts'

/** Reactions to changes in the table, by area. */
export const follows = ofAreas('follows')

const rows: readonly FollowRow[] = Object.values(follows).flatMap((area) => Object.values<FollowRow>(area))

/** The uses of the functions that follow changes, all rows together. */
export const usesOfFollows: readonly Use[] = [...new Set(rows.flatMap(({ uses }) => uses))]
/** The entities that have followers: the stream delivers no other entity's changes. */
export const followedEntities: readonly string[] = [...new Set(rows.flatMap(({ on }) => on))]
