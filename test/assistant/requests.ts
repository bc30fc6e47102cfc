import type { assistantRoutes } from '#contract/assistant/routes.ts'
import type { LeadsTo, RequestsOf } from '../request.ts'

export const requests: RequestsOf<typeof assistantRoutes> = {
  settings: {
    testAi: () => ({ body: { provider: 'openai' }, status: 422 }),
    aiUsage: () => ({ status: 200 }),
  },
  assistant: {
    get: () => ({ status: 200 }),
    update: () => ({ body: { minutes: 12 }, status: 200 }),
    try: () => ({ body: { messages: [{ from: 'customer', body: 'Hello' }] }, status: 200 }),
    ready: () => ({ status: 200 }),
    // Without a key nobody is asked.
    compose: ({ type, id }) => ({ body: { type, id, act: 'shorter', text: 'Hello there' }, status: 409 }),
    translate: ({ type, id, message_id }) => ({ body: { type, id, message_id, language: 'es' }, status: 409 }),
    summary: ({ contact_id: id }) => ({ params: { id }, status: 200 }),
    makeSummary: ({ contact_id: id }) => ({ params: { id }, status: 409 }),
    phrases: () => ({ status: 200 }),
    updatePhrase: () => ({ params: { id: 'ask_budget' }, body: { own: null }, status: 200 }),
    tests: () => ({ status: 200 }),
    createTest: () => ({ body: { name: 'Trucks', messages: [{ from: 'customer', body: 'Hi' }] }, status: 200 }),
    runTest: () => ({ params: { id: 'none' }, status: 404 }),
    removeTest: () => ({ params: { id: 'none' }, status: 404 }),
    turns: () => ({ status: 200 }),
    turn: () => ({ params: { id: 'none' }, status: 404 }),
    feedback: () => ({ params: { id: 'none' }, body: { verdict: 'bad' }, status: 404 }),
    figures: () => ({ status: 200 }),
  },
  chats: {
    setAssistant: ({ contact_id: contactId }) => ({ params: { contactId }, body: { mode: 'off' }, status: 200 }),
    draft: ({ type, id }) => ({ params: { type, id }, status: 200 }),
    sendDraft: ({ type, id }) => ({ params: { type, id, draftId: 'none' }, body: {}, status: 404 }),
    removeDraft: ({ type, id }) => ({ params: { type, id, draftId: 'none' }, status: 204 }),
  },
}

export const leadsTo: LeadsTo = {
  'assistant.compose id': ['conversation'],
  'assistant.translate id': ['conversation'],
  'assistant.translate message_id': ['message'],
  'assistant.summary id': ['contact'],
  'assistant.makeSummary id': ['contact'],
  // The catalog's, the same for everybody.
  'assistant.updatePhrase id': [],
  // Turns and drafts are made by customers' messages: test/assistant/turns.test.ts brings others'.
  // test/assistant/managers.test.ts brings others'.
  'assistant.runTest id': [],
  'assistant.removeTest id': [],
  'assistant.turns contact': [],
  'assistant.turns cursor': [],
  'assistant.turn id': [],
  'assistant.feedback id': [],
  'chats.setAssistant contactId': ['contact'],
  'chats.draft id': ['conversation'],
  'chats.sendDraft id': [],
  'chats.sendDraft draftId': [],
  'chats.removeDraft id': ['conversation'],
  'chats.removeDraft draftId': [],
}
