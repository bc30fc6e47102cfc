import type { FollowRow } from '#contract/follow.ts'

/** Follow-ups to the AI's costs. */
export const assistantFollows = {
  note_cost: {
    on: ['ai-usage'],
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  note_threshold: {
    on: ['settings'],
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  end_problem: { on: ['settings'], uses: ['table:write'] },
  /** Managers are told what keeps the assistant from answering. */
  tell_problem: {
    on: ['assistant'],
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again', 'queue:mail-notifications'],
  },
  /** A customer's message has an answer planned. */
  plan_answers: { on: ['message'], uses: ['table:read', 'queue:answer-customers'] },
  /** Open conversations show the draft that waits in them. */
  tell_drafts: {
    on: ['draft'],
    uses: ['table:read', 'table:write', 'events:publish', 'queue:push-again'],
  },
  /** What is said in a sound is written out once it is stored. */
  write_out: { on: ['message', 'call'], uses: ['table:read', 'queue:transcribe-sounds'] },
  /** The assistant keeps silent once somebody writes, until they close the conversation. */
  keep_silent: { on: ['message'], uses: ['table:read', 'table:write'] },
  /** A person's answer, closing, and STOP end the wait of who was left to people. */
  end_waits_answered: { on: ['message'], uses: ['table:read', 'table:write'] },
  end_waits_over: { on: ['contact'], uses: ['table:read', 'table:write'] },
  end_silence: { on: ['contact'], uses: ['table:read', 'table:write'] },
} as const satisfies Record<string, FollowRow>
