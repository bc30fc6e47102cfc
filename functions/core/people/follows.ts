import { follows as accounts } from './accounts/follow.ts'
import { follows as team } from './team/follow.ts'

export const follows = { ...accounts, ...team }
