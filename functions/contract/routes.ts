import { auth } from './auth.ts'
import { chats } from './chats.ts'
import { dashboard } from './dashboard.ts'
import { integrations } from './integrations.ts'
import { inventory } from './inventory.ts'
import { me } from './me.ts'
import { pages } from './pages.ts'
import { open } from './public.ts'
import { realtime } from './realtime.ts'
import type { Row } from './route.ts'
import { settings } from './settings.ts'
import { syncs } from './syncs.ts'
import { webhooks } from './webhooks.ts'

/**
 * Every call of the product, by the function that answers it: `functions/api/<name>.ts`, webhooks in
 * `functions/webhooks/twilio.ts`, pages in `functions/pages/inventory.ts`.
 */
export const routes = {
  auth,
  me,
  chats,
  settings,
  dashboard,
  inventory,
  integrations,
  syncs,
  public: open,
  pages,
  realtime,
  webhooks,
} satisfies Record<string, Record<string, Row>>
export type FunctionName = keyof typeof routes
