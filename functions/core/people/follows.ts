import { follows as accounts } from './accounts/follow.ts'
import { follows as audit } from './audit-chain/follow.ts'
import { follows as devices } from './push-devices/follow.ts'
import { follows as sessions } from './sessions/follow.ts'
import { follows as settings } from './settings/follow.ts'
import { follows as team } from './team/follow.ts'
import { follows as twoStep } from './two-step/follow.ts'

export const follows = { ...accounts, ...devices, ...team, ...audit, ...sessions, ...settings, ...twoStep }
