import { follows as facts } from './facts/follow.ts'

export const follows = { ...facts }
