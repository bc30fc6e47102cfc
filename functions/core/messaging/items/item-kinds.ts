import type { FormattedValue } from 'dynamodb-toolbox/schema'
import { missedCall } from './missed-call.ts'
import { sentTemplate } from './sent-template.ts'

/**
 * A line of the thread may be more than a text: each kind is a file here, a field of the message that keeps it, and a row
 * of the browser's table that draws it (web/src/features/chats/thread/message-body.tsx).
 */
export const keptItems = { call: missedCall.kept.optional(), template: sentTemplate.kept.optional() }

type Kept = { [Kind in keyof typeof keptItems]?: FormattedValue<(typeof keptItems)[Kind]> }

/** Each kind as the wire has it: null where the message is none. */
export const presentItems = ({ call, template }: Kept) => ({
  call: call ? missedCall.present(call) : null,
  template: template ? sentTemplate.present(template) : null,
})
