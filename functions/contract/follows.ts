import { ofAreas } from './areas.ts'
import type { FollowRow } from './follow.ts'
import type { Use } from './uses.ts'

/** What follows from changes of the table, by area. */
export const follows = ofAreas('follows')

const rows: readonly FollowRow[] = Object.values(follows).flatMap((area) => Object.values<FollowRow>(area))

/** What the functions that follow changes touch, all rows together. */
export const usesOfFollows: readonly Use[] = [...new Set(rows.flatMap(({ uses }) => uses))]
/** The entities that anything follows from: the stream hands over no other's changes. */
export const followedEntities: readonly string[] = [...new Set(rows.flatMap(({ on }) => on))]
