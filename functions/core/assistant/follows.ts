import { follows as usage } from './usage/follow.ts'

export const follows = { ...usage }
