/** What other features may show of quick replies. */
export { QuickReplyManager } from './quick-reply-manager.tsx'
