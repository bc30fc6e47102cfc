import { follows as appointments } from './appointments/follow.ts'
import { follows as google } from './google/follow.ts'
import { follows as reminders } from './reminders/follow.ts'

export const follows = { ...appointments, ...google, ...reminders }
