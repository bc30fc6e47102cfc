import { follows as figures } from './figures/follow.ts'

export const follows = { ...figures }
