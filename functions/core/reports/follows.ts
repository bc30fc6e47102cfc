import { follows as facts } from './facts/follow.ts'
import { follows as figures } from './figures/follow.ts'

export const follows = { ...facts, ...figures }
