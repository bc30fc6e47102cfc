import { ai } from '#contract/assistant/ai.ts'
import { calls } from '#contract/calls/calls.ts'
import { voice } from '#contract/calls/voice.ts'
import { contacts } from '#contract/customers/contacts.ts'
import { exports } from '#contract/customers/exports.ts'
import { groups } from '#contract/customers/groups.ts'
import { imports } from '#contract/customers/imports.ts'
import { labels } from '#contract/customers/labels.ts'
import { notes } from '#contract/customers/notes.ts'
import { pipeline } from '#contract/customers/pipeline.ts'
import { assignments } from '#contract/messaging/assignments.ts'
import { bulk } from '#contract/messaging/bulk.ts'
import { chats } from '#contract/messaging/chats.ts'
import { files } from '#contract/messaging/files.ts'
import { media } from '#contract/messaging/media.ts'
import { quickReplies } from '#contract/messaging/quick-replies.ts'
import { sms } from '#contract/messaging/sms.ts'
import { whatsapp } from '#contract/messaging/templates.ts'
import { upload } from '#contract/messaging/upload.ts'
import { openapi } from '#contract/openapi/openapi.ts'
import { admin } from '#contract/people/admin.ts'
import { apiKeys } from '#contract/people/api-keys.ts'
import { audit } from '#contract/people/audit.ts'
import { auth } from '#contract/people/auth.ts'
import { me } from '#contract/people/me.ts'
import { notifications } from '#contract/people/notifications.ts'
import { organizations } from '#contract/people/organizations.ts'
import { realtime } from '#contract/people/realtime.ts'
import { settingGroups } from '#contract/people/setting-groups.ts'
import { team, users } from '#contract/people/team.ts'
import { dashboard } from '#contract/reports/dashboard.ts'
import { integrations } from '#contract/stock/integrations.ts'
import { inventory } from '#contract/stock/inventory.ts'
import { pages } from '#contract/stock/pages.ts'
import { open } from '#contract/stock/public.ts'
import { syncs } from '#contract/stock/syncs.ts'
import { settings } from '#contract/telephony/twilio-settings.ts'
import { webhooks } from '#contract/telephony/webhooks.ts'

import type { Row } from './route.ts'

/**
 * Every call of the product, by the function that answers it: `functions/api/<name>.ts`, webhooks in
 * `functions/webhooks/twilio.ts`, pages in `functions/pages/inventory.ts`.
 */
export const routes = {
  auth,
  me,
  notifications,
  organizations,
  users,
  team,
  admin,
  audit,
  'agent-api-keys': apiKeys,
  contacts,
  notes,
  groups,
  exports,
  bulk,
  assignments,
  pipeline,
  labels,
  imports,
  chats,
  calls,
  twilio: voice,
  upload,
  media,
  sms,
  files,
  whatsapp,
  'quick-replies': quickReplies,
  settings: { ...settings, ...settingGroups, ...ai },
  dashboard,
  inventory,
  integrations,
  syncs,
  public: open,
  pages,
  realtime,
  openapi,
  webhooks,
} satisfies Record<string, Record<string, Row>>
export type FunctionName = keyof typeof routes
