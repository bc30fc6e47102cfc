import { follows as accounts } from './accounts/follow.ts'
import { follows as audit } from './audit-chain/follow.ts'
import { follows as team } from './team/follow.ts'

export const follows = { ...accounts, ...team, ...audit }
