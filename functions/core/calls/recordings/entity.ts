import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { RECORDING_KINDS } from '#contract/calls/call-statuses.ts'
import { besideOf } from '../../customers/contacts/partitions.ts'
import { soundTranscript } from '../../messaging/items/sound-transcript.ts'
import { Entity, entityDefaults } from '../../platform/table/entity.ts'

/** What is said in a call's recording or voicemail; it goes with its owner, like the recording. */
export const CallTranscript = new Entity({
  ...entityDefaults,
  name: 'call-transcript',
  schema: item({
    org: string().key(),
    /** The contact; of an anonymous caller, the call (calls/rules.ts). */
    owner: string().key(),
    call: string().key(),
    kind: string()
      .enum(...RECORDING_KINDS)
      .key(),
    said: soundTranscript.kept,
  }),
  computeKey: ({ org, owner, call, kind }) => ({ pk: besideOf(org, owner), sk: `${TRANSCRIPTS}${call}#${kind}` }),
})
export const TRANSCRIPTS = 'TRANSCRIPT#'
export type CallTranscriptItem = FormattedItem<typeof CallTranscript>
