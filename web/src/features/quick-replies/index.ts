/** Parts of quick replies for other features. */
export { QuickReplyManager } from './quick-reply-manager.tsx'
