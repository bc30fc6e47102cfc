import { follows as inventory } from './inventory/follow.ts'
import { follows as syncs } from './syncs/follow.ts'

export const follows = { ...inventory, ...syncs }
