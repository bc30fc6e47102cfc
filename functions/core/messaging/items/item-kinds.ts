import type { FormattedValue } from 'dynamodb-toolbox/schema'
import { referral } from './ad-referral.ts'
import { aiSources } from './ai-sources.ts'
import { leadMark } from './lead-mark.ts'
import { mailForwards } from './mail-forwards.ts'
import { mailPart } from './mail-part.ts'
import { missedCall } from './missed-call.ts'
import { quote } from './quoted-message.ts'
import { sentTemplate } from './sent-template.ts'
import { sharedCards } from './shared-cards.ts'
import { sharedPlace } from './shared-place.ts'
import { soundTranscript } from './sound-transcript.ts'

/**
 * A line of the thread may be more than a text: each part is a file here and a field of the message that keeps it. The
 * browser draws it in web/src/features/chats/thread/message-body.tsx, or by a row in the slot `threadItems`.
 */
export const keptItems = {
  call: missedCall.kept.optional(),
  template: sentTemplate.kept.optional(),
  reply_to: quote.kept.optional(),
  referral: referral.kept.optional(),
  lead: leadMark.kept.optional(),
  mail: mailPart.kept.optional(),
  forwards: mailForwards.kept.optional(),
  location: sharedPlace.kept.optional(),
  contacts: sharedCards.kept.optional(),
  sources: aiSources.kept.optional(),
  transcript: soundTranscript.kept.optional(),
}

type Kept = { [Kind in keyof typeof keptItems]?: FormattedValue<(typeof keptItems)[Kind]> }

const NO_TRANSCRIPT = { transcript: null, transcript_language: null, transcript_problem: null }

/** Each as the wire has it: null, or none, where the message has no such part. */
export const presentItems = (kept: Kept) => ({
  call: kept.call ? missedCall.present(kept.call) : null,
  template: kept.template ? sentTemplate.present(kept.template) : null,
  reply_to: kept.reply_to ? quote.present(kept.reply_to) : null,
  referral: kept.referral ? referral.present(kept.referral) : null,
  lead: kept.lead ? leadMark.present(kept.lead) : null,
  mail: kept.mail ? { ...mailPart.present(kept.mail), forwards: mailForwards.present(kept.forwards ?? []) } : null,
  location: kept.location ? sharedPlace.present(kept.location) : null,
  contacts: sharedCards.present(kept.contacts ?? []),
  sources: aiSources.present(kept.sources ?? []),
  ...(kept.transcript ? soundTranscript.present(kept.transcript) : NO_TRANSCRIPT),
})
