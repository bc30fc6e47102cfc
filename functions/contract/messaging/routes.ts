import type { Routes } from '#contract/route.ts'
import { assignments } from './assignments.ts'
import { bulk } from './bulk.ts'
import { chats } from './chats.ts'
import { consents } from './consents.ts'
import { deals } from './deals.ts'
import { files } from './files.ts'
import { media } from './media.ts'
import { quickReplies } from './quick-replies.ts'
import { sms } from './sms.ts'
import { whatsapp } from './templates.ts'
import { publicTradeIns, tradeInPages } from './trade-in-page.ts'
import { unsubscribePages } from './unsubscribe.ts'
import { upload } from './upload.ts'
import { chatPages, publicChat, webchat } from './webchat.ts'

export const messagingRoutes = {
  bulk,
  assignments,
  chats,
  consents,
  deals,
  'trade-in-pages': tradeInPages,
  'unsubscribe-pages': unsubscribePages,
  'public-trade-ins': publicTradeIns,
  'chat-pages': chatPages,
  'public-chat': publicChat,
  webchat,
  upload,
  media,
  sms,
  files,
  whatsapp,
  'quick-replies': quickReplies,
} as const satisfies Routes
