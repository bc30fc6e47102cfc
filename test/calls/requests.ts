import type { callsRoutes } from '#contract/calls/routes.ts'
import type { Client } from '../cloud.ts'
import { type LeadsTo, newNumber, type RequestsOf, type Target } from '../request.ts'

export const requests: RequestsOf<typeof callsRoutes> = {
  calls: {
    history: () => ({ query: { status: 'completed', per_page: '20' }, status: 200 }),
    stats: () => ({ query: { date_from: '2026-01-15' }, status: 200 }),
    make: ({ number = newNumber() }) => ({ body: { to: number, contact_id: null }, status: 200 }),
    active: () => ({ status: 200 }),
    colleagues: () => ({ status: 200 }),
    export: () => ({ query: { direction: 'inbound' }, status: 200 }),
    exported: () => ({ params: { id: 'none' }, status: 404 }),
    get: ({ call: id = 'none' }) => ({ params: { id }, status: id === 'none' ? 404 : 200 }),
    end: ({ call: id = 'none' }) => ({ params: { id }, status: id === 'none' ? 404 : 200 }),
    transfer: ({ call: id = 'none', person = 'nobody' }) => ({
      params: { id },
      body: { agent_id: person },
      status: id === 'none' ? 404 : 409,
    }),
    recording: ({ call: id = 'none' }) => ({ params: { id }, status: 404 }),
    transcript: ({ call: id = 'none' }) => ({ params: { id }, status: 404 }),
    requestTranscript: ({ call: id = 'none' }) => ({ params: { id }, body: { kind: 'voicemail' }, status: 404 }),
  },
  search: { find: () => ({ query: { q: 'sale' }, status: 200 }) },
  twilio: { token: () => ({ status: 200 }) },
}

/** The kinds of objects that each id field of a row can lead to; empty if none. */
export const leadsTo: LeadsTo = {
  'calls.history contact_id': ['contact'],
  // Places in a list of calls are tried in test/calls/history.test.ts.
  'calls.history cursor': [],
  'search.find person': ['contact'],
  // Sealed for its reader and its words, like every cursor.
  'search.find cursor': [],
  'calls.make contact_id': ['contact'],
  'calls.export contact_id': ['contact'],
  // A file of more than ten thousand calls: test/calls/export.test.ts.
  'calls.exported id': [],
  'calls.get id': ['call'],
  'calls.end id': ['call'],
  'calls.transfer id': ['call'],
  'calls.transfer agent_id': ['person'],
  // One that was recorded: test/calls/calls.test.ts.
  'calls.recording id': [],
  // One that was written out: test/assistant/transcripts.test.ts.
  'calls.transcript id': [],
  'calls.requestTranscript id': [],
}

/** One that they made to the contact. */
export async function conversationIds(client: Client, { contact_id }: Target) {
  const { phone, whatsapp_number } = (await client.get(`/api/contacts/${contact_id}`)).body
  const { body } = await client.post('/api/calls/make', { to: phone ?? whatsapp_number, contact_id })
  return { call: body.call.id as string }
}
