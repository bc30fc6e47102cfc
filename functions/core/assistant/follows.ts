import { follows as drafts } from './drafts/follow.ts'
import { follows as modes } from './modes/follow.ts'
import { follows as setup } from './setup/follow.ts'
import { follows as transcripts } from './transcripts/follow.ts'
import { follows as turns } from './turns/follow.ts'
import { follows as usage } from './usage/follow.ts'
import { follows as waits } from './waits/follow.ts'

export const follows = { ...drafts, ...usage, ...setup, ...modes, ...turns, ...transcripts, ...waits }
