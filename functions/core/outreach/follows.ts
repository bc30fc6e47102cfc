import { follows as campaigns } from './campaigns/follow.ts'
import { follows as firstTouch } from './first-touch/follow.ts'
import { follows as runs } from './runs/follow.ts'
import { follows as webhooks } from './webhooks/follow.ts'
import { follows as wishes } from './wishes/follow.ts'

export const follows = { ...campaigns, ...firstTouch, ...runs, ...webhooks, ...wishes }
