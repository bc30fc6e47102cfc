import { assistant } from '#contract/assistant/assistant.ts'
import { getAssistant } from '../core/assistant/setup/get-assistant.ts'
import { getReadiness } from '../core/assistant/setup/get-readiness.ts'
import { listPhrases } from '../core/assistant/setup/list-phrases.ts'
import { updateAssistant } from '../core/assistant/setup/update-assistant.ts'
import { updatePhrase } from '../core/assistant/setup/update-phrase.ts'
import { createSummary } from '../core/assistant/summaries/create-summary.ts'
import { getSummary } from '../core/assistant/summaries/get-summary.ts'
import { createTest } from '../core/assistant/tests/create-test.ts'
import { listTests } from '../core/assistant/tests/list-tests.ts'
import { removeTest } from '../core/assistant/tests/remove-test.ts'
import { runTest } from '../core/assistant/tests/run-test.ts'
import { getFigures } from '../core/assistant/turns/get-figures.ts'
import { getTurn } from '../core/assistant/turns/get-turn.ts'
import { listTurns } from '../core/assistant/turns/list-turns.ts'
import { tryConversation } from '../core/assistant/turns/try-conversation.ts'
import { updateFeedback } from '../core/assistant/turns/update-feedback.ts'
import { addBudget } from '../core/assistant/usage/add-budget.ts'
import { composeText } from '../core/assistant/writing/compose-text.ts'
import { composeTranslation } from '../core/assistant/writing/compose-translation.ts'
import { serve } from '../serve.ts'

export const handler = serve(assistant, {
  get: (_, ctx) => addBudget(ctx, getAssistant(ctx)),
  update: ({ body }, ctx) => addBudget(ctx, updateAssistant(ctx, body)),
  try: ({ body }, ctx) => tryConversation(ctx, body),
  ready: (_, ctx) => getReadiness(ctx),
  compose: ({ body }, ctx) => composeText(ctx, body),
  translate: ({ body }, ctx) => composeTranslation(ctx, body),
  summary: ({ params }, ctx) => getSummary(ctx, params),
  makeSummary: ({ params }, ctx) => createSummary(ctx, params),
  phrases: (_, ctx) => listPhrases(ctx),
  updatePhrase: ({ params, body }, ctx) => updatePhrase(ctx, { ...params, ...body }),
  tests: (_, ctx) => listTests(ctx),
  createTest: ({ body }, ctx) => createTest(ctx, body),
  runTest: ({ params }, ctx) => runTest(ctx, params),
  removeTest: ({ params }, ctx) => removeTest(ctx, params),
  turns: ({ query }, ctx) => listTurns(ctx, query),
  turn: ({ params }, ctx) => getTurn(ctx, params),
  feedback: ({ params, body }, ctx) => updateFeedback(ctx, { ...params, ...body }),
  figures: ({ query }, ctx) => getFigures(ctx, query),
})
