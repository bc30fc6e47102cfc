import { follows as connections } from './connections/follow.ts'

export const follows = { ...connections }
