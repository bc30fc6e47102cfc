import { follows as consents } from './consents/follow.ts'

export const follows = { ...consents }
