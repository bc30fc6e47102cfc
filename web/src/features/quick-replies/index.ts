export { useQuickReplies } from './api.ts'
export { fillPlaceholders } from './fill-placeholders.ts'
export { QuickReplyManager } from './quick-reply-manager.tsx'
export { quickReplyTexts } from './texts.ts'
