import { follows as appointments } from './appointments/follow.ts'

export const follows = { ...appointments }
