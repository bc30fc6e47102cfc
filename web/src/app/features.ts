import { admin } from '../features/admin/routes.ts'
import { assistant } from '../features/assistant/routes.ts'
import { automation } from '../features/automation/routes.ts'
import { calendar } from '../features/calendar/routes.ts'
import { callHistory, calls } from '../features/calls/routes.ts'
import { campaigns } from '../features/campaigns/routes.ts'
import { chats } from '../features/chats/routes.ts'
import { consents } from '../features/consents/routes.ts'
import { contacts } from '../features/contacts/routes.ts'
import { dashboard } from '../features/dashboard/routes.ts'
import { deals } from '../features/deals/routes.ts'
import { inventory } from '../features/inventory/routes.ts'
import { notifications } from '../features/notifications/routes.ts'
import { pipeline } from '../features/pipeline/routes.ts'
import { privacy } from '../features/privacy/routes.ts'
import { quickReplies } from '../features/quick-replies/routes.ts'
import { reminders } from '../features/reminders/routes.ts'
import { reports } from '../features/reports/routes.ts'
import { search } from '../features/search/routes.ts'
import { settings } from '../features/settings/routes.ts'
import { team } from '../features/team/routes.ts'
import { templates } from '../features/templates/routes.ts'
import type { Feature } from '../lib/feature.ts'

/** All features, in the order of the specification's sidebar. */
export const FEATURES: readonly Feature[] = [
  dashboard,
  chats,
  calls,
  callHistory,
  pipeline,
  contacts,
  consents,
  privacy,
  deals,
  calendar,
  reminders,
  inventory,
  campaigns,
  templates,
  automation,
  reports,
  quickReplies,
  team,
  notifications,
  assistant,
  search,
  settings,
  admin,
]

/** Their additions to each other's screens. */
export const ADDITIONS = FEATURES.flatMap(({ adds = [] }) => adds)
