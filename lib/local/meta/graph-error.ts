import type { HttpAnswer } from '../http-server.ts'

/** What Meta refuses, in its words (developers.facebook.com/docs/messenger-platform/error-codes). */
const GRAPH_FAULTS = {
  window: { status: 400, code: 10, subcode: 2018278, message: 'This message is sent outside of allowed window.' },
  login: { status: 401, code: 190, subcode: 460, message: 'Error validating access token: the session is invalid.' },
  away: { status: 400, code: 551, subcode: 1545041, message: 'This person isn’t available right now.' },
  tag: { status: 400, code: 100, subcode: 2018199, message: 'Message tag is not valid.' },
  blocked: { status: 400, code: 200, subcode: 1545041, message: 'This person isn’t receiving messages from you.' },
  later: { status: 500, code: 2, subcode: undefined, message: 'Service temporarily unavailable.' },
  too_many: { status: 400, code: 613, subcode: undefined, message: 'Calls to this api have exceeded the rate limit.' },
} as const
export type GraphFault = keyof typeof GRAPH_FAULTS
export const GRAPH_FAULT_KINDS = Object.keys(GRAPH_FAULTS) as [GraphFault, ...GraphFault[]]

export class GraphRefusal extends Error {
  readonly answer: HttpAnswer
  constructor(kind: GraphFault, said?: string) {
    const { status, code, subcode: error_subcode, message } = GRAPH_FAULTS[kind]
    super(said ?? message)
    const error = { message: said ?? message, type: 'OAuthException', code, ...(error_subcode && { error_subcode }) }
    this.answer = { status, body: { error } }
  }
}
