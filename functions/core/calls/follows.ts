import { follows as calls } from './calls/follow.ts'
import { follows as history } from './history/follow.ts'
import { follows as missed } from './missed/follow.ts'
import { follows as recordings } from './recordings/follow.ts'

export const follows = { ...calls, ...history, ...missed, ...recordings }
