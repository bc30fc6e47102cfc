import { follows as connections } from './connections/follow.ts'
import { follows as registrations } from './registrations/follow.ts'

export const follows = { ...connections, ...registrations }
