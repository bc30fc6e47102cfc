import type { Routes } from '#contract/route.ts'
import { ai } from './ai.ts'
import { assistant, assistantChats } from './assistant.ts'

export const assistantRoutes = {
  settings: ai,
  assistant,
  chats: assistantChats,
} as const satisfies Routes
