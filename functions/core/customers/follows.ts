import { follows as contacts } from './contacts/follow.ts'
import { follows as groups } from './groups/follow.ts'
import { follows as imports } from './imports/follow.ts'
import { follows as labels } from './labels/follow.ts'
import { follows as notes } from './notes/follow.ts'
import { follows as search } from './search/follow.ts'
import { follows as stages } from './stages/follow.ts'
import { follows as tasks } from './tasks/follow.ts'

export const follows = { ...contacts, ...groups, ...imports, ...labels, ...notes, ...search, ...stages, ...tasks }
