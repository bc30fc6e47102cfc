import { follows as assignment } from './assignment/follow.ts'
import { follows as consents } from './consents/follow.ts'
import { follows as conversations } from './conversations/follow.ts'
import { follows as deals } from './deals/follow.ts'
import { follows as media } from './media/follow.ts'
import { follows as merges } from './merges/follow.ts'
import { follows as messages } from './messages/follow.ts'
import { follows as notifications } from './notifications/follow.ts'
import { follows as pointers } from './pointers/follow.ts'
import { follows as search } from './search/follow.ts'
import { follows as templates } from './templates/follow.ts'
import { follows as tickets } from './tickets/follow.ts'
import { follows as unread } from './unread/follow.ts'

export const follows = {
  ...assignment,
  ...consents,
  ...conversations,
  ...deals,
  ...media,
  ...merges,
  ...messages,
  ...notifications,
  ...pointers,
  ...search,
  ...templates,
  ...tickets,
  ...unread,
}
