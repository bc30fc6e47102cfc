import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { phoneText } from '../../lib/language/phone-text.ts'

/** What a contact is called on the screen; one without a name by the number, as people write it. */
export const nameOf = ({ display_name }: Pick<ConversationRow, 'display_name'>) => phoneText(display_name)
